import { isEqual } from '../../math/equivalence.ts'
import { parse } from '../../math/parse.ts'
import { substitute } from '../../math/substitute.ts'
import { symbolsOf } from '../../math/symbols.ts'
import type { Asked } from '../check-answer.ts'
import { keyLine } from './prompt.ts'

const RULE = /[yŷ]\u0302? ?= ?([^\n=.,;:?¿]+)/gu

/** y = 9.2 + 2.2x where the key is a = 9.2, b = 2.2 and the prompt prints y = a + bx. */
export function isRuleOfAll({ answer, prompt }: Asked, text: string): boolean {
  const [, typed] = /^(?:[yŷ]\u0302?|[fg]\(x\)) ?= ?([^=]+)$/u.exec(text) ?? []
  const said = typed === undefined ? null : parse(typed)
  if (!said || !Array.isArray(answer.value)) return false
  const key = keyLine(answer, prompt)
  const letters = [...key.matchAll(/(?<![\p{L}\d])([a-z]) =/gu)].map(([, name = '']) => name)
  const values = answer.value.map(value => parse(String(value)))
  if (letters.length < 2 || letters.length !== values.length) return false
  const found = Object.fromEntries(letters.flatMap((name, i) => (values[i] ? [[name, values[i]]] : [])))
  return [...prompt.text.matchAll(RULE)].some(([, rule = '']) => {
    const model = parse(rule.trim())
    return (
      model !== null && letters.every(name => symbolsOf(model).has(name)) && isEqual(substitute(model, found), said)
    )
  })
}
