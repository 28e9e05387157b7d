import { type Both, type Expr, explainedBy, type Inline, type Step } from '../../../author.ts'

/** What a story asks for, in a line of its own, or with the first line where more than so many lines follow. */
export function saidFirst(work: Expr, why: Both<readonly Inline[]>, steps: readonly Step[], most = 4): readonly Step[] {
  const [first, ...others] = steps
  if (first === undefined || steps.length <= most) return [explainedBy(work, why), ...steps]
  const says = { en: [...why.en, ' ', ...first.says.en], es: [...why.es, ' ', ...first.says.es] }
  return [explainedBy(first.work, says), ...others]
}
