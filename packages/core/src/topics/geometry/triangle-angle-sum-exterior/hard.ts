import {
  angleDegrees,
  degrees,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  measureOfAngle as named,
  prose,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawBisector, drawParallelSide, drawSharedSide } from './linked-triangles.ts'
import { isDrawnTrue, openingNamed, openingOf } from './parts.ts'
import { isMeasured } from './shared.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  bisector: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawBisector(random, random.evenly([true, false])),
    answer: angleDegrees,
    solve: ({ size }) => size,
    ask: ({ drawn, whole, asked }) => {
      const [shown, wanted] = [figure(drawn), named(asked)]
      const [AD, BAC] = [symbol('AD'), named('BAC')]
      return whole === null
        ? {
            en: [shown, prose`${AD} bisects the angle at A. Find ${wanted}.`],
            es: [shown, prose`${AD} es la bisectriz del ángulo en A. Halla ${wanted}.`],
          }
        : {
            en: [shown, prose`${AD} bisects the angle at A, and ${equation(BAC, degrees(whole))}. Find ${wanted}.`],
            es: [
              shown,
              prose`${AD} es la bisectriz del ángulo en A y ${equation(BAC, degrees(whole))}. Halla ${wanted}.`,
            ],
          }
    },
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const drawn = printed.figure('triangle')
      const asked = printed.all('prefixed').at(-1)?.of
      const name = asked?.kind === 'symbol' ? asked.name : ''
      const halves = openingOf(drawn, 'BAD') - openingOf(drawn, 'DAC')
      return (
        isDrawnTrue(drawn) &&
        Math.abs(halves) < 1e-6 &&
        printed
          .all('relation')
          .every(({ right }) => Math.abs(evaluate(right).toNumber() - openingOf(drawn, 'BAC')) < 1e-6) &&
        Math.abs(exact(answer).toNumber() - openingNamed(drawn, name)) < 0.01
      )
    },
  }),
  sharedSide: form({
    levels: ['hard'],
    share: 3,
    draw: drawSharedSide,
    answer: angleDegrees,
    solve: ({ size }) => size,
    ask: ({ drawn, asked }) => {
      const shown = figure(drawn)
      return {
        en: [shown, prose`${symbol('D')} lies on ${symbol('BC')}. Find ${named(asked)}.`],
        es: [shown, prose`${symbol('D')} está en ${symbol('BC')}. Halla ${named(asked)}.`],
      }
    },
    solution: ({ steps }) => steps(),
    check: isMeasured,
  }),
  parallelSide: form({
    levels: ['hard'],
    share: 3,
    draw: random => drawParallelSide(random, random.evenly([true, false])),
    answer: angleDegrees,
    solve: ({ size }) => size,
    ask: ({ drawn, asked }) => {
      const shown = figure(drawn)
      const given = { kind: 'relation', left: symbol('DE'), sign: '∥', right: symbol('BC') } as const
      return {
        en: [shown, prose`${given}. Find ${named(asked)}.`],
        es: [shown, prose`${given}. Halla ${named(asked)}.`],
      }
    },
    solution: ({ steps }) => steps(),
    check: isMeasured,
  }),
})
