import type * as because from './reasons/index.ts'

type Reason = (typeof because)[keyof typeof because]

/** The name of a reason, which is the same in every language. */
export type ReasonId = Reason['id']

/** A reason of the closed vocabulary. Maths stands in backticks, and what differs from problem to problem in braces. */
export interface ReasonText {
  readonly id: ReasonId
  readonly en: string
  readonly es: string
}

type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never
/** The names of the slots that a reason has. */
export type SlotOf<R extends ReasonText> = SlotsIn<R['en']>
