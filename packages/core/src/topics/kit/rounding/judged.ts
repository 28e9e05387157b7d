import { type AnswerType, both, prose, words } from '../../../author.ts'

interface Judged {
  readonly estimate: number
  readonly isReasonable: boolean
}
export const verdict = (isReasonable: boolean) => (isReasonable ? words('yes', 'sí') : words('no', 'no'))
/** The estimate, and whether the claimed result is close to it. */
export const judged: AnswerType<Judged> = {
  kind: 'ordered-list',
  show: ({ estimate, isReasonable }) => both(prose`${estimate}; ${verdict(isReasonable)}`),
  value: ({ estimate, isReasonable }) => [String(estimate), isReasonable ? 'yes | sí' : 'no'],
  nearMisses: ({ estimate, isReasonable }) => [
    { estimate, isReasonable: !isReasonable },
    { estimate: estimate + 100, isReasonable },
  ],
}
