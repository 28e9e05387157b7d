import { itemOf, line, type Printed, prose, role, type Step, step, type Value } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type By, changed } from './changes.ts'

/** "100 more than 243 is 343." */
export const told = (by: By, start: Value, end: Value) =>
  by > 0
    ? {
        en: prose`${role('more', by)} more than ${start} is ${end}.`,
        es: prose`${role('more', by)} más que ${start} es ${end}.`,
      }
    : {
        en: prose`${role('less', -by)} less than ${start} is ${end}.`,
        es: prose`${role('less', -by)} menos que ${start} es ${end}.`,
      }

export const toldIn = (printed: Printed): number =>
  printed.terms('role').some(({ name }) => name === 'more') ? printed.role('more').n : -printed.role('less').n

export const numberIn = (printed: Printed) => itemOf(printed.numbers, printed.numbers.length - 1)

/** The number before the change is found by the opposite change. */
export const backward = (end: number, by: By): Step =>
  step(changed(end, -by as By), because.explain, {
    sentence:
      by > 0
        ? { en: line`Work backward: subtract ${by}.`, es: line`Haz lo contrario: resta ${by}.` }
        : { en: line`Work backward: add ${-by}.`, es: line`Haz lo contrario: suma ${-by}.` },
  })

export const fill = { en: prose`Fill in the table.`, es: prose`Completa la tabla.` }
