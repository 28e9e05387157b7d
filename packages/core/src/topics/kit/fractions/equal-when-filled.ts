import { evaluate, exact, itemOf, type Printed, type Value } from '../../../author.ts'

/** Whether each printed fraction but the first, its one blank filled in turn, is worth the first. */
export function areEqualWhenFilled(printed: Printed, answers: readonly Value[]): boolean {
  const [first, ...rest] = printed.all('quotient')
  return (
    first !== undefined &&
    rest.every((item, i) => {
      const [top, under] = [item.over, item.under].map(part =>
        part.kind === 'blank' ? exact(itemOf(answers, i)) : evaluate(part),
      )
      return top !== undefined && under !== undefined && top.over(under).equals(evaluate(first))
    })
  )
}
