import type { Context, Next } from 'koa';
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
<main id="operations"><p>Loading …</p></main>
</body>
</html>
`;

const FILES: Record<string, { type: string; text: string }> = {
  '/docs': { type: 'text/html; charset=utf-8', text: PAGE },
  '/docs/': { type: 'text/html; charset=utf-8', text: PAGE },
  '/docs/script.js': { type: 'text/javascript; charset=utf-8', text: DOCS_SCRIPT },
  '/docs/style.css': { type: 'text/css; charset=utf-8', text: DOCS_STYLE },
};

/** Is there a file of the documentation at this path? */
export function isDocsPath(path: string): boolean {
  return Object.hasOwn(FILES, path);
}

/** A small page that shows openapi.json. Its script and style are files of their own, for the strict policy. */
export function docsPage() {
  return async (ctx: Context, next: Next): Promise<void> => {
    const file = FILES[ctx.path];
    if (file === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.type = file.type;
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = file.text;
  };
}
