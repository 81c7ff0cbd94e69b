import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a certificate and key for localhost with openssl, as an operator would. */
export function makeCertificate(folder: string, name: string, days = 90): { certFile: string; keyFile: string } {
  const [certFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', certFile, '-days', String(days), ...subject], {
    stdio: 'ignore',
  });
  chmodSync(keyFile, 0o600);
  return { certFile, keyFile };
}
