import { spawnSync } from 'node:child_process'

/** What an XML parser says against a document, or an empty string. */
export function xmlErrorsOf(xml: string): string {
  const { stderr } = spawnSync('xmllint', ['--noout', '--huge', '--nonet', '-'], { input: xml, encoding: 'utf8' })
  return stderr.slice(0, 2000)
}
