import { both, prose, writtenOption } from '../../../author.ts'

export const operations = {
  plus: (a: number, b: number) => a + b,
  minus: (a: number, b: number) => a - b,
  times: (a: number, b: number) => a * b,
  dividedBy: (a: number, b: number) => a / b,
} as const

export const operationNames = Object.keys(operations) as (keyof typeof operations)[]

/** Which of the four signs. */
export const operationSign = writtenOption({
  plus: both(prose`+`),
  minus: both(prose`−`),
  times: both(prose`×`),
  dividedBy: both(prose`÷`),
})
