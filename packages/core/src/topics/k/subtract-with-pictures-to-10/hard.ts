import {
  asWritten,
  type Both,
  blank,
  both,
  box,
  type Content,
  counters,
  equation,
  equationAsWritten,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  minus,
  prose,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { agreeing } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import {
  counting,
  drawLarge,
  drawnIn,
  LARGE,
  notAsWritten,
  picture,
  subtracted,
  tellsPrinted,
  upTo,
  whole,
  wrongOf,
} from './parts.ts'

/** Now and then none or all are crossed out. */
const WITH_NONE_LEFT = mixed([...LARGE, [8, 0], [9, 9], [10, 0], [7, 7]] as const)

const write = equation(minus(blank(2), blank(2)), blank(2))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  crossOutMore: form({
    levels: ['hard'],
    lines: 0,
    draw: random =>
      random.until(
        () => ({ ...drawLarge(random, 13), already: random.evenly([2, 1, 3]) }),
        ({ a, b, already }) => b - already > 1 && b - already !== a - b,
      ),
    answer: integer,
    solve: ({ b, already }) => b - already,
    ask({ a, b, icon, already }): Both<Content> {
      const drawn = figure(counters({ icon, count: a, fill: 'white', crossed: already, perRow: 5 }))
      return {
        en: [prose`Cross out more until ${a - b} are left. How many more do you cross out?`, drawn],
        es: [
          agreeing(
            icon,
            prose`Tacha más hasta que queden ${a - b}. ¿Cuántos más tachas?`,
            prose`Tacha más hasta que queden ${a - b}. ¿Cuántas más tachas?`,
          ),
          drawn,
        ],
      }
    },
    key: ({ a, b, icon }) => both(figure(picture({ a, b, icon, crossed: null }))),
    solution: ({ a, b, icon, already }) => [
      step(list(...upTo(a - already)), because.count, {
        group: {
          en: line`those that are not crossed out`,
          es: agreeing(icon, line`los que no están tachados`, line`las que no están tachadas`),
        },
      }),
      step(list(...upTo(b - already)), because.leaveAndCountTheOthers, { left: a - b }),
      step(asWritten(b - already), because.lastNumberTellsHowMany),
    ],
    check(printed, answer) {
      const [all, crossed] = drawnIn(printed.figure('counters'))
      return exact(answer).plus(crossed).plus(itemOf(printed.numbers, 0)).equals(all)
    },
  }),
  writeTheEquation: form({
    levels: ['hard'],
    instruction: { en: prose`Write the subtraction sentence.`, es: prose`Escribe la resta.` },
    draw: random => drawLarge(random, 0, WITH_NONE_LEFT),
    answer: equationAsWritten,
    solve: whole,
    ask: facts => both([figure(picture(facts)), write]),
    solution: subtracted,
    check: tellsPrinted,
  }),
  crossOutUntil: form({
    levels: ['hard'],
    lines: 0,
    draw: random =>
      drawLarge(
        random,
        9,
        LARGE.filter(([, b]) => b <= 6),
      ),
    answer: integer,
    solve: ({ b }) => b,
    ask({ a, b, icon }): Both<Content> {
      const drawn = figure(counters({ icon, count: a, fill: 'white', perRow: 5 }))
      const unfinished = equation(minus(a, box()), a - b)
      return {
        en: [prose`Cross out until ${a - b} are left. Then write the missing number.`, drawn, unfinished],
        es: [prose`Tacha hasta que queden ${a - b}. Luego escribe el número que falta.`, drawn, unfinished],
      }
    },
    key: ({ a, b, icon }) => both(figure(picture({ a, b, icon, crossed: null }))),
    solution: facts => [
      step(list(...upTo(facts.b)), because.leaveAndCountTheOthers, { left: facts.a - facts.b }),
      step(whole(facts), because.writeTheMissingNumber),
    ],
    check(printed, answer) {
      const [all] = drawnIn(printed.figure('counters'))
      const printedWhole = filled(printed.one('relation'), answer)
      return (
        isTrue(printedWhole) &&
        exact(answer)
          .plus(exact(printed.one('relation').right))
          .equals(all)
      )
    },
  }),
  writeItRight: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`This subtraction sentence does not fit the picture. Write one that does.`,
      es: prose`Esta resta no corresponde al dibujo. Escribe la correcta.`,
    },
    draw: random => {
      const facts = drawLarge(random, 5)
      return { facts, shown: wrongOf(random, facts) }
    },
    answer: equationAsWritten,
    solve: ({ facts }) => whole(facts),
    ask: ({ facts, shown }) => both([figure(picture(facts)), shown, write]),
    solution: ({ facts, shown }) => [...counting(facts), explainedBy(whole(facts), notAsWritten(facts, shown))],
    check: (printed, answer) =>
      !tellsPrinted(printed, itemOf(printed.all('relation'), 0)) && tellsPrinted(printed, answer),
  }),
})
