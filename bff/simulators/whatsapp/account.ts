/** Invented credentials. */
export const SIMULATED = {
  businessId: '100200300',
  phoneNumberId: '111222333',
  phoneNumber: '+15550001111',
  apiKey: 'SIMULATED-WHATSAPP-TOKEN',
  appSecret: 'simulated-app-secret',
  verifyToken: 'simulated-verify-token',
} as const;

/** A template in the account. */
export interface SimTemplate {
  name: string;
  language: string;
  category: string;
  status: string;
  body: string;
  /** Absent: the placeholders are numbered. */
  parameterFormat?: 'NAMED';
  /** The components besides the body, in Meta's format. */
  components?: readonly SimComponent[];
}

export interface SimComponent {
  type: 'HEADER' | 'FOOTER' | 'BUTTONS' | 'CAROUSEL';
  format?: string;
  text?: string;
  buttons?: readonly { type: string; url?: string }[];
}
