import type { Context, Next } from 'koa';
import { ERRORS, type ErrorCode } from '../../base/errors.ts';
import { adviceFor } from './advice.ts';
import { DOCS_SCRIPT, DOCS_STYLE } from './docs-script.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ServiceChat API</title>
<link rel="stylesheet" href="/docs/style.css">
<script type="module" src="/docs/script.js"></script>
</head>
<body>
<header><h1>ServiceChat API</h1><p>Everything below is made of <a href="/openapi.json">openapi.json</a>, which the server checks requests against.</p></header>
<main><form id="caller"><label>Key, for trying calls <input id="key" type="password" autocomplete="off" placeholder="sck_…"></label>
<label>Property, where the key reaches several <input id="property" placeholder="prp_…"></label>
<p>Without a key the calls are made as whoever is signed in at the desk of this server. Nothing of this is kept. They are real.</p></form>
<div id="operations"><p>Loading …</p></div>
<section><h2>Errors</h2>
<p>Every error is <code>application/problem+json</code> (RFC 9457). Its <code>type</code> leads here, its <code>detail</code> says what is wrong with this very call, and with its <code>requestId</code> whoever runs the server finds it in the log.</p>
${(Object.keys(ERRORS) as ErrorCode[])
  .map((code) => ({ code, ...ERRORS[code] }))
  .map(
    ({ code, status, title }) =>
      `<article id="error-${code}"><h3><span class="method">${status}</span> <code>${code}</code></h3><p>${title}. ${adviceFor(code)}</p></article>`,
  )
  .join('\n')}
</section></main>
</body>
</html>
`;

const FILES: Record<string, { type: string; text: string }> = {
  '/docs': { type: 'text/html; charset=utf-8', text: PAGE },
  '/docs/': { type: 'text/html; charset=utf-8', text: PAGE },
  '/docs/script.js': { type: 'text/javascript; charset=utf-8', text: DOCS_SCRIPT },
  '/docs/style.css': { type: 'text/css; charset=utf-8', text: DOCS_STYLE },
};

/** The content of the documentation's file at this path; undefined if there is none. */
export function docsText(path: string): string | undefined {
  return FILES[path]?.text;
}

/** Whether there is a documentation file at this path. */
export function isDocsPath(path: string): boolean {
  return Object.hasOwn(FILES, path);
}

/**
 * Serves a small page that shows openapi.json. Script and style are separate files, because the content policy allows
 * no inline ones.
 */
export function docsPage() {
  return async (ctx: Context, next: Next): Promise<void> => {
    const file = FILES[ctx.path];
    if (file === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.type = file.type;
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = file.text;
  };
}
