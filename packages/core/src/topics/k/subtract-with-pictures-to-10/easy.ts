import {
  type Both,
  blank,
  both,
  type Content,
  count as counted,
  counters,
  drawing,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  iconNoun,
  integer,
  itemOf,
  line,
  list,
  minus,
  prose,
  quantity,
  type Random,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { agreeing, PICTURES } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import { boxed, counting, drawnIn, type Facts, picture, subtracted, tellsPrinted, upTo, whole } from './parts.ts'

const SMALL = mixed([2, 3, 4, 5].flatMap(a => upTo(a - 1).map(b => [a, b] as const)))

/** Each form begins elsewhere: so far on among the pairs and the pictures. */
const drawSmall =
  (ahead: number) =>
  (random: Random): Facts => {
    const [a, b] = random.evenly(turned(SMALL, ahead))
    return { a, b, icon: random.evenly(turned(PICTURES, ahead)), crossed: null }
  }

const left = (count: number) =>
  count === 1
    ? { en: line`In this picture, ${1} is left.`, es: line`En este dibujo queda ${1}.` }
    : { en: line`In this picture, ${count} are left.`, es: line`En este dibujo quedan ${count}.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  complete: form({
    levels: ['easy'],
    instruction: { en: prose`Subtract.`, es: prose`Resta.` },
    draw: drawSmall(0),
    answer: integer,
    solve: ({ a, b }) => a - b,
    ask: facts => both([figure(picture(facts)), equation(minus(facts.a, facts.b), blank(2))]),
    solution: subtracted,
    check: (printed, answer) => tellsPrinted(printed, equation(printed.one('sum'), answer)),
  }),
  howManyLeft: form({
    levels: ['easy'],
    draw: drawSmall(1),
    answer: quantity,
    solve: ({ a, b, icon }) => counted(a - b, iconNoun(icon)),
    ask(facts): Both<Content> {
      const [drawn, asked] = [figure(picture(facts)), howMany(iconNoun(facts.icon))]
      return { en: [drawn, prose`${asked} are left? ____`], es: [drawn, prose`¿${asked} quedan? ____`] }
    },
    solution: (facts, found) => [...counting(facts), step(both(prose`${found}`), because.lastNumberTellsHowMany)],
    check(printed, { amount, noun }) {
      const [all, crossed] = drawnIn(printed.figure('counters'))
      return exact(amount).plus(crossed).equals(all) && noun.en[0] === printed.term('how-many').noun.en[0]
    },
  }),
  crossOut: form({
    levels: ['easy'],
    lines: 0,
    draw: drawSmall(2),
    answer: {
      ...drawing<Facts & { [key: string]: string | number | null | readonly number[] }>(picture, facts => [
        { ...facts, b: facts.b === 1 ? 2 : facts.b - 1 },
      ]),
      show: facts => both([figure(picture(facts)), whole(facts)]),
    },
    solve: facts => ({ ...facts }),
    ask({ a, b, icon }): Both<Content> {
      const drawn = figure(counters({ icon, count: a, fill: 'white' }))
      const unfinished = equation(minus(a, b), blank(2))
      return {
        en: [prose`Cross out ${b}. Write how many are left.`, drawn, unfinished],
        es: [
          agreeing(icon, prose`Tacha ${b}. Escribe cuántos quedan.`, prose`Tacha ${b}. Escribe cuántas quedan.`),
          drawn,
          unfinished,
        ],
      }
    },
    solution: facts => [
      step(figure(picture(facts)), because.crossOut, { count: facts.b }),
      step(whole(facts), because.countThoseLeft),
    ],
    check(printed, { a, b }) {
      const [all, crossed] = drawnIn(printed.figure('counters'))
      const taken = printed.one('sum').terms.map(term => exact(term).n)
      return crossed === 0 && all === a && taken[0] === a && taken[1] === -b
    },
  }),
  pictureWithLeft: form({
    levels: ['easy'],
    draw: drawSmall(4),
    answer: figureChoice,
    solve: boxed,
    mistakes: ({ a, b, icon }) => ({
      oneMoreLeft: boxed({ a: a + 1, b, icon }),
      oneFewerLeft: boxed({ a: a + 1, b: b + 2, icon }),
    }),
    ask: ({ a, b }) =>
      a - b === 1
        ? { en: prose`In which picture is ${1} left?`, es: prose`¿En qué dibujo queda ${1}?` }
        : { en: prose`In which picture are ${a - b} left?`, es: prose`¿En qué dibujo quedan ${a - b}?` },
    solution: facts => [
      explained(
        list(...upTo(facts.a - facts.b)),
        line`In each picture, count those that are not crossed out.`,
        agreeing(
          facts.icon,
          line`En cada dibujo, cuenta los que no están tachados.`,
          line`En cada dibujo, cuenta las que no están tachadas.`,
        ),
      ),
      explainedBy(figure(boxed(facts)), left(facts.a - facts.b)),
    ],
    whyWrong: ({ a, b }) => ({ oneMoreLeft: left(a - b + 1), oneFewerLeft: left(a - b - 1) }),
    check(printed, answer) {
      const [all, crossed] = answer.kind === 'counters' ? drawnIn(answer) : [0, 0]
      return itemOf(printed.numbers, 0).equals(all - crossed)
    },
  }),
})
