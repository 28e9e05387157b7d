import type { Expr } from '../../math/expr.ts'
import { plainWords } from '../grade/text.ts'
import { firstOfTurned, lastOfChain } from './chains.ts'
import { timeAfter } from './clock.ts'
import { afterWords, type Claim, isTurning, withoutLeadIn } from './frames.ts'
import { isPrinted } from './printed.ts'
import type { Prompt } from './prompt.ts'
import { comparedNumber, foundInData, lastCounted, numberBetween, partOfWhole } from './statements.ts'

/** 10 cans of "Room 4 collected 10 fewer cans than Room 2", where all before it stands in the prompt. */
function amountMore(text: string, prompt: Prompt): string | null {
  const [, before = '', amount, thing = ''] =
    /^(.{2,60}?) (\d[\d.,/]*(?: \d+\/\d+)?) (?:\p{L}+ )?(?:fewer|more|less|additional|m[aá]s|menos)( \p{L}+)?(?: (?:than|que) .{1,60})?$/u.exec(
      text,
    ) ?? []
  const words = plainWords(before).split(' ')
  return amount !== undefined && words.every(word => word.length < 4 || prompt.words.includes(word.slice(0, 5)))
    ? amount + (/^ (?:than|que)$/.test(thing) ? '' : thing)
    : null
}

/** What may be the answer in a text, the text itself first. */
export function claimsOf(text: string, prompt: Prompt, model: Expr | null, isEquation: boolean): readonly Claim[] {
  const claims: Claim[] = [{ text, isContradicted: false }]
  const said = withoutLeadIn(text)
  if (said !== text) claims.push({ text: said, isContradicted: false })
  const compared = comparedNumber(text, prompt)
  if (compared !== null) claims.push({ text: compared, isContradicted: false })
  const between = numberBetween(text, prompt)
  if (between !== null) claims.push({ text: between, isContradicted: false })
  for (const number of [
    partOfWhole(text, prompt),
    lastCounted(text, prompt),
    foundInData(text, prompt),
    timeAfter(text),
  ])
    if (number !== null) claims.push({ text: number, isContradicted: false })
  if (isEquation) return claims
  const more = amountMore(text, prompt)
  if (more !== null) claims.push({ text: more, isContradicted: false })
  for (const start of said === text ? [text] : [text, said]) {
    const chained = lastOfChain(start, prompt, model)
    if (chained) claims.push(chained)
    const turned = firstOfTurned(start)
    if (turned) claims.push(turned)
    const [, echoed, after] = /^(.{3,80}) (?:is|es|equals|son|are) (.+)$/su.exec(start) ?? []
    if (echoed !== undefined && after !== undefined && isPrinted(echoed, prompt))
      claims.push({ text: after, isContradicted: false })
    // Row 22 has 58 seats: numbers before the verb are those of the prompt.
    const [, told, seen] =
      /^(.{2,80}\b(?:has|have|had|is|are|was|were|tiene|tienen|tenia|hay|es|son|mide|cuesta|costs?|gets?|needs?|makes?|rounds? to|rounded to|se redondea a|redondea a)) (.+)$/isu.exec(
        start,
      ) ?? []
    if (
      told !== undefined &&
      seen !== undefined &&
      /\d/.test(told) &&
      !isTurning(told) &&
      told.match(/\d+/g)?.every(number => prompt.text.includes(number)) &&
      !/[=<>+*/]/.test(told)
    )
      claims.push({ text: seen, isContradicted: false })
    const goesOn = start.replace(/ ?\+ ?(?:\.\.\.|…|⋯)$/, '')
    if (goesOn !== start) claims.push({ text: goesOn, isContradicted: false })
    claims.push(...afterWords(start, prompt))
  }
  return claims
}
