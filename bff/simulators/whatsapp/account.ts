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
}
