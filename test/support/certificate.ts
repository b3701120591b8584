/** Certificates for tests. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Certificate {
  /** In PEM form. It is its own authority. */
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** Creates a self-signed certificate for this host in the folder, with the openssl command. */
export function createCertificate(folder: string, name: string, host: string): Certificate {
  const [certificateFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...kind, ...subject, '-keyout', keyFile, '-out', certificateFile], { stdio: 'ignore' });
  return { certificateFile, keyFile };
}
