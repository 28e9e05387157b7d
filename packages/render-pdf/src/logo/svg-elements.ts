import { refuse } from './refuse.ts'

export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
}

const BESIDE = /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>/gs
const TAG = /<(\/?)([\w:-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The elements of an XML file without its text; null where it holds none. */
export function elementOf(source: string): Element | null {
  const top: Element[] = []
  const open: { readonly name: string; readonly children: Element[] }[] = [{ name: '', children: top }]
  for (const [, closing, name = '', attributes = '', empty] of source.replace(BESIDE, '').matchAll(TAG)) {
    if (closing) {
      if (open.length === 1 || open.pop()?.name !== name) return refuse('is an SVG file whose tags do not match')
      continue
    }
    const element = { name, attributes: attributesIn(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  return open.length === 1 ? (top[0] ?? null) : refuse('is an SVG file whose tags do not match')
}

const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  )
