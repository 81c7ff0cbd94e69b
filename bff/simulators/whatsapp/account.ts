/** Not the real secrets of anybody. */
export const SIMULATED = {
  businessId: '100200300',
  phoneNumberId: '111222333',
  phoneNumber: '+15550001111',
  apiKey: 'SIMULATED-WHATSAPP-TOKEN',
  appSecret: 'simulated-app-secret',
  verifyToken: 'simulated-verify-token',
} as const;

/** A template as the account holds it. */
export interface SimTemplate {
  name: string;
  language: string;
  category: string;
  status: string;
  body: string;
  /** Left out: its places are counted. */
  parameterFormat?: 'NAMED';
  /** What it has beside its body, as Meta lists it. */
  components?: readonly SimComponent[];
}

export interface SimComponent {
  type: 'HEADER' | 'FOOTER' | 'BUTTONS' | 'CAROUSEL';
  format?: string;
  text?: string;
  buttons?: readonly { type: string; url?: string }[];
}
