import { MATHS_SIGNS } from './signs.ts'

/** Characters that mean something to TeX, and signs whose text form is not the maths one. */
const TEXT_SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '[': '{[}',
  ']': '{]}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '«': '“',
  '»': '”',
  '²': '$^2$',
  '³': '$^3$',
  '¹': '$^1$',
  '′': '$^{\\prime}$',
  '″': '$^{\\prime\\prime}$',
  '…': '\\ldots{}',
  '\u00a0': '~',
  '\u202f': '\\,',
  '\u2009': '\\,',
}

/** Letters and signs that pdflatex sets from UTF-8 in its default encoding. */
const LITERAL = /[ -~¡¢£€©ª°®º¶·§¼½¾¿À-ÏÑ-ÖØ-ÝßA-ïñ-öø-ýÿĀ-ăĆ-ďĒ-ėĚ-ĥĨ-ĭİ-ķĹ-ľŁ-ňŌ-ťŨ-űŴ-ž‘’“”–—•†‡™]/u

const PLAIN = /^[A-Za-z0-9 .,;:!?()'*+/=@`-]*$/

/** What stands for a character that pdflatex has no glyph for, such as an emoji. */
const REPLACEMENT = '$\\square$'

/** Words for a paragraph. Nothing in them is a command any more. */
export function escapeText(text: string): string {
  if (PLAIN.test(text)) return text
  return joined([...settable(quoted(text))].map(escapeCharacter))
}

/** Straight quotes become those that open and those that close. */
const quoted = (text: string) => text.replace(/(^|[\s([{¿¡—–-])"/g, '$1“').replaceAll('"', '”')

/** Pieces of a line. Two formulas side by side must not make the $$ of a display. */
export function joined(pieces: readonly string[]): string {
  let line = ''
  for (const piece of pieces) line += piece.startsWith('$') && endsInMaths(line) ? `{}${piece}` : piece
  return line
}

const endsInMaths = (line: string) => line.length > 1 && line.endsWith('$') && !line.endsWith('\\$')

const MARKS = /[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** In composed letters, without marks that stand alone, on one line. */
const settable = (text: string) => text.normalize('NFC').replace(MARKS, '').replace(CONTROLS, ' ')

function escapeCharacter(character: string): string {
  const sign = TEXT_SIGNS[character]
  if (sign !== undefined) return sign
  if (LITERAL.test(character)) return character
  const maths = MATHS_SIGNS[character]
  if (maths !== undefined) return `$${maths}$`
  return /\s/u.test(character) ? ' ' : REPLACEMENT
}
