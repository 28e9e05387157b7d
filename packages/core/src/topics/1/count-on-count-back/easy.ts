import {
  type Both,
  both,
  type Content,
  drawing,
  exact,
  explained,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  isTrue,
  itemOf,
  line,
  prose,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { complete, type Fact, resultOf, toWorkOut, written } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { counted, draw, type Level, landings, shows, withJumps, withStart, worked } from './parts.ts'

interface Drawn extends Fact {
  readonly to: number
  readonly [key: string]: string | number
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  land: form({
    levels: ['easy'],
    draw: (random, level: Level) => draw(random, level, 0),
    answer: integer,
    solve: resultOf,
    ask({ to, ...fact }): Both<Content> {
      const drawn = figure(withJumps(fact, to, { blanks: [resultOf(fact)] }))
      return {
        en: [prose`Count on ${fact.b} from ${fact.a}. Write the number in the box.`, drawn],
        es: [prose`Cuenta ${fact.b} más desde el ${fact.a}. Escribe el número en el recuadro.`, drawn],
      }
    },
    solution: worked,
    check(printed, answer) {
      const { labels } = printed.figure('number-line')
      const box = labels.findIndex(({ label }) => label.kind === 'blank')
      return exact(answer)
        .minus(1)
        .equals(itemOf(labels, box - 1).at.n)
    },
  }),
  whichLine: form({
    levels: ['easy'],
    draw: (random, level: Level) => draw(random, level, 8, 2),
    answer: figureChoice,
    solve: ({ to, ...fact }): Figure => withJumps(fact, to),
    mistakes: ({ to, ...fact }): Record<string, Figure> => ({
      oneFewer: withJumps({ ...fact, b: fact.b - 1 }, to),
      otherWay: withJumps({ ...fact, b: Math.min(fact.a, fact.b), sign: '−' }, to),
    }),
    ask: fact => ({
      en: prose`Which number line shows ${written(fact)}?`,
      es: prose`¿Qué recta numérica muestra ${written(fact)}?`,
    }),
    solution: ({ to, ...fact }) => [
      counted(fact),
      explained(
        figure(withJumps(fact, to)),
        line`The jumps land on these numbers.`,
        line`Los saltos caen en estos números.`,
      ),
    ],
    whyWrong: () => ({
      oneFewer: { en: line`One jump is missing.`, es: line`Falta un salto.` },
      otherWay: { en: line`The jumps go the other way.`, es: line`Los saltos van hacia el otro lado.` },
    }),
    check: (printed, answer) => shows(answer, printed.one('sum')),
  }),
  drawJumps: form({
    levels: ['easy'],
    lines: 0,
    draw: (random, level: Level) => draw(random, level, 11, 2),
    answer: {
      ...drawing<Drawn>(
        ({ to, ...fact }) => withJumps(fact, to),
        drawn => [{ ...drawn, b: drawn.b - 1 }],
      ),
      show: ({ to, ...fact }) => both([figure(withJumps(fact, to)), complete(fact)]),
    },
    solve: fact => ({ ...fact }),
    ask({ to, ...fact }): Both<Content> {
      const [drawn, gap] = [figure(withStart(fact, to)), toWorkOut(fact)]
      return fact.sign === '+'
        ? {
            en: [prose`Draw jumps of 1 to show ${written(fact)}. Write the sum.`, drawn, gap],
            es: [prose`Dibuja saltos de 1 para mostrar ${written(fact)}. Escribe la suma.`, drawn, gap],
          }
        : {
            en: [prose`Draw jumps of 1 to show ${written(fact)}. Write the difference.`, drawn, gap],
            es: [prose`Dibuja saltos de 1 para mostrar ${written(fact)}. Escribe la diferencia.`, drawn, gap],
          }
    },
    solution: ({ to, ...fact }) => [
      counted(fact),
      step(figure(withJumps(fact, to)), because.drawTheJumps),
      step(complete(fact), because.writeWhereYouStop),
    ],
    check(printed, { to, ...fact }) {
      const gap = printed.one('relation')
      return shows(withJumps(fact, to), gap.left) && isTrue(filled(gap, itemOf(landings(fact), fact.b - 1)))
    },
  }),
})
