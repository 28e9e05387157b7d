import { createHash } from 'node:crypto'
import type { Guide } from './guides.ts'

type Json = Record<string, unknown>

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly [limit: string]: unknown
}

interface Answer {
  readonly description: string
  readonly headers?: Json
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema: Schema
  }[]
  readonly requestBody?: Answer
  readonly responses: Readonly<Record<string, Answer>>
}

interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly headers: Readonly<Record<string, { readonly description: string }>>
  }
}

/** The reference as one page without a script: it is read, searched and printed like any other. */
export function docsPage(json: Json, guides: readonly Guide[], publicPath: string): string {
  const document = json as unknown as Document
  const { info, paths, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  const links = operations.map(
    ({ operationId, summary }) => `<li><a href="#${operationId}">${escaped(summary)}</a></li>`,
  )
  const body = [
    `<h1>${escaped(info.title)} API <small>${escaped(info.version)}</small></h1><p>${prose(info.description)}</p>`,
    `<p>The same as a file: <a href="${publicPath}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`,
    ...guides.map(guideSection),
    ...operations.map(operation => operationSection(operation, document)),
    '<section id="schemas"><h2>Schemas</h2>',
    ...Object.entries(components.schemas).map(
      ([name, schema]) => `<section id="schema-${name}"><h3>${name}</h3>${schemaTable(schema)}</section>`,
    ),
    '</section>',
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API</title><style>${STYLE}</style></head><body>
<nav aria-label="Contents"><ul>${guides.map(guideLink).join('')}${links.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav><main>${body.join('\n')}</main></body></html>`
}

const placeOf = ({ title }: Guide) => title.toLowerCase().replaceAll(' ', '-')

const guideLink = (guide: Guide) => `<li><a href="#${placeOf(guide)}">${escaped(guide.title)}</a></li>`

const guideSection = (guide: Guide) =>
  `<section id="${placeOf(guide)}"><h2>${escaped(guide.title)}</h2>${guide.text
    .split('\n\n')
    .map(paragraph => `<p>${prose(paragraph)}</p>`)
    .join(
      '',
    )}${guide.code === undefined ? '' : `<pre tabindex="0"><code>${escaped(guide.code)}</code></pre>`}</section>`

function operationSection(operation: Operation & { path: string; method: string }, { components }: Document): string {
  const { operationId, summary, description, path, method, parameters = [], requestBody, responses } = operation
  const parameterRows = parameters.map(
    ({ name, in: place, required, description: about = '', schema }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${typeName(schema)}</td><td>${prose(about)}</td></tr>`,
  )
  const answers = Object.entries(responses).map(([status, { description: about, headers = {}, content = {} }]) => {
    const names = Object.keys(headers)
    const told =
      names.length === 0
        ? ''
        : `<p class="headers">Headers: ${names.map(name => `<code title="${escaped(components.headers[name]?.description ?? '')}">${name}</code>`).join(', ')}</p>`
    return `<details${status < '300' ? ' open' : ''}><summary><code>${status}</code> ${prose(firstLine(about))}</summary><p>${mediaTypes(content)}</p><p>${prose(about)}</p>${told}${examplesOf(content)}</details>`
  })
  return `<section id="${operationId}"><h2>${escaped(summary)}</h2><p class="path"><code><b>${method}</b> ${escaped(path)}</code></p><p>${prose(description)}</p>
${parameterRows.length > 0 ? `<h3>Parameters</h3><table><tbody>${parameterRows.join('')}</tbody></table>` : ''}
${requestBody ? `<h3>Body</h3><p>${mediaTypes(requestBody.content ?? {})}</p>${examplesOf(requestBody.content ?? {})}` : ''}
<h3>Answers</h3>${answers.join('')}</section>`
}

/** A summary holds no link, so it says the start of the description. */
const firstLine = (text: string) => {
  const codes = [...text.matchAll(/^`(\w+)`: /gm)].map(([, code]) => `\`${code}\``)
  return codes.length > 0 ? codes.join(', ') : text.split('\n')[0]!
}

const mediaTypes = (content: NonNullable<Answer['content']>) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<code>${escaped(type)}</code> ${typeName(schema)}`)
    .join(', ')

const examplesOf = (content: NonNullable<Answer['content']>) =>
  Object.values(content)
    .filter(({ example }) => example !== undefined)
    .map(({ example }) => `<pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre>`)
    .join('')

function schemaTable(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const required = schema.required?.includes(name) ? ', required' : ''
    return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${typeName(field)}${required}</td><td>${limits(field)}${prose(field.description ?? '')}</td></tr>`
  })
  const about = schema.description ? `<p>${prose(schema.description)}</p>` : ''
  return rows.length === 0
    ? `${about}<p>${typeName(schema)}</p>`
    : `${about}<table><tbody>${rows.join('')}</tbody></table>`
}

function typeName(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (schema.enum) return schema.enum.map(value => `<code>${escaped(String(value))}</code>`).join(' | ')
  if (schema.const !== undefined) return `<code>${escaped(String(schema.const))}</code>`
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ')
  if (schema.type === 'array' && schema.items) return `array of ${typeName(schema.items)}`
  if (schema.properties)
    return `object: ${Object.entries(schema.properties)
      .map(([name, field]) => `<code>${escaped(name)}</code> ${typeName(field)}`)
      .join(', ')}`
  return escaped([schema.type ?? 'any'].flat().join(' | '))
}

const LIMITS = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'length at least',
  maxLength: 'length at most',
  minItems: 'items at least',
  default: 'default',
}

const limits = (schema: Schema) =>
  Object.entries(LIMITS)
    .filter(([name]) => schema[name] !== undefined)
    .map(([name, words]) => `${words} <code>${escaped(JSON.stringify(schema[name]))}</code>. `)
    .join('')

/** The little markup that descriptions use: code in backticks, and paragraphs. */
const prose = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>')

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d0d4da,#3c4148);--soft:light-dark(#f3f5f7,#1b1f24);--link:light-dark(#0b57a4,#8ab8ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:light-dark(#15181c,#e8eaed);background:light-dark(#fff,#121417)}
a{color:var(--link)}nav{padding:1rem}nav ul{list-style:none;margin:0;padding:0}nav li{margin:.3rem 0}
main{padding:0 1rem 4rem;min-width:0;max-width:60rem}section{scroll-margin-top:1rem}h2{margin-top:3rem;border-top:1px solid var(--line);padding-top:1.5rem}
code{font:0.9em ui-monospace,monospace}.path code{background:var(--soft);padding:.3rem .6rem;border-radius:4px}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:.8rem;overflow:auto;max-height:28rem}
table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}
td,th{overflow-wrap:break-word}
details{border-bottom:1px solid var(--line);padding:.3rem 0}summary{cursor:pointer}.headers{font-size:.9em}
@media(min-width:60rem){body{display:grid;grid-template-columns:18rem 1fr}nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto}}
`

export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
