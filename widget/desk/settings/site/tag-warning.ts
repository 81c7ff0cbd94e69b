import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';

/** Host names and addresses of the computer itself. */
const OWN_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Returns why a tag with this address would not work on the hotel's site; null if it would. */
export function findTagProblem({
  protocol,
  hostname,
}: Pick<Location, 'protocol' | 'hostname'>): 'local' | 'http' | null {
  if (OWN_HOST.test(hostname)) return 'local';
  return protocol === 'https:' ? null : 'http';
}

/** The warning that guests' browsers cannot load the chat from the address at which the desk is open. */
export function tagWarning(at: Pick<Location, 'protocol' | 'hostname'>): TemplateResult | typeof nothing {
  const problem = findTagProblem(at);
  if (problem === null) return nothing;
  const words =
    problem === 'local'
      ? msg(
          'This line works on this computer alone, because the desk is open at an address of its own. Open the desk at the address that guests will reach, and copy the line there.',
          { id: 'desk-script-local' },
        )
      : msg(
          'The address in this line begins with http, and sites with https do not load the chat from it. Open the desk over https, and copy the line there.',
          { id: 'desk-script-http' },
        );
  return html`<p class="warning">${words}</p>`;
}
