import { spawnSync } from 'node:child_process'

const hasXmllint = spawnSync('xmllint', ['--version']).status === 0
if (!hasXmllint) console.warn('xmllint is not installed: the tests that parse XML do not run')

export { hasXmllint }

/** What an XML parser says against a document, or an empty string. */
export function xmlErrorsOf(xml: string): string {
  const { stderr } = spawnSync('xmllint', ['--noout', '--huge', '--nonet', '-'], { input: xml, encoding: 'utf8' })
  return stderr.slice(0, 2000)
}
