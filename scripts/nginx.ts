import { installDebianPackage, isInstalled } from './debian-package.ts';

/** Where nginx is, as environment variables for the processes that start it (test/support/nginx-server.ts). */
export interface NginxEnvironment extends Record<string, string> {
  /** Empty where there is none: the test of the whole topology is left out then. */
  NGINX_PATH: string;
}

/**
 * Finds nginx: `NGINX_PATH`, else an installed one, else Debian's package, which root may install; with OpenSSL, which makes
 * it a certificate.
 */
export function findNginx(): NginxEnvironment {
  const { NGINX_PATH } = process.env;
  // Its visitors come from many addresses of 127.0.0.0/8, which only Linux has.
  if (process.platform !== 'linux') return { NGINX_PATH: '' };
  // Those who are not root often have no sbin among their paths.
  const candidates = [...(NGINX_PATH ? [NGINX_PATH] : []), 'nginx', '/usr/sbin/nginx'];
  const find = () => candidates.find((nginx) => isInstalled(nginx, '-v'));
  const nginx = find() ?? (installDebianPackage('nginx') ? find() : undefined);
  const hasOpenSsl = isInstalled('openssl', 'version') || installDebianPackage('openssl');
  return { NGINX_PATH: hasOpenSsl && nginx ? nginx : '' };
}
