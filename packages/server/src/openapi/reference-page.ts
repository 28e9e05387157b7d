import { createHash } from 'node:crypto'

export interface ReferencePage {
  readonly html: string
  /** What the page may load: its own script, its own description, and answers of the service. */
  readonly policy: string
}

/** The reference with search, samples of code and a console, all of which come with the server. */
export function referencePage(publicUrl: string): ReferencePage {
  const { origin, pathname } = new URL(publicUrl)
  const path = pathname.replace(/\/$/, '')
  const settings = {
    url: `${path}/docs/reference.json`,
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'json',
    hiddenClients: { c: true, clojure: true, objc: true, ocaml: true, powershell: true, r: true },
  }
  const start = `Scalar.createApiReference('#reference', ${JSON.stringify(settings)})`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Worksheet API</title></head><body>
<noscript><p><a href="${path}/docs/plain">The reference without scripts</a></p></noscript>
<div id="reference"></div><script src="${path}/docs/reference.js"></script><script>${start}</script></body></html>`
  return { html, policy: policyFor(start, origin) }
}

const policyFor = (start: string, origin: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(start).digest('base64')}'`,
    // The reference writes its style sheets as it runs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
