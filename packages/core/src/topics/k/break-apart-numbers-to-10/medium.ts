import {
  type Both,
  both,
  box,
  type Content,
  count,
  counters,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  howMany,
  iconNoun,
  integer,
  intoItsPlace,
  isTrue,
  line,
  list,
  prose,
  quantity,
  step,
  sum,
  theThings,
  things,
  trueOrFalse,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { isNot } from '../../kit/equations/not-that.ts'
import { agreeing, PICTURES } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import { draw, found, type Level, missing, upTo } from './parts.ts'

/** whole = part + other, or the other side first. */
const written = (whole: number, parts: readonly [Value, Value], isTotalFirst: boolean): Expr =>
  isTotalFirst ? equation(whole, sum(...parts)) : equation(sum(...parts), whole)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  hidden: form({
    levels: ['medium'],
    draw: (random, level: Level) => ({ ...draw(random, level, 2), icon: random.evenly(turned(PICTURES, 2)) }),
    answer: quantity,
    solve: ({ whole, part, icon }) => count(whole - part, iconNoun(icon)),
    ask({ whole, part, icon }): Both<Content> {
      const drawn = figure(counters({ icon, count: part, fill: 'white', perRow: 5 }))
      const [all, asked] = [count(whole, iconNoun(icon)), howMany(iconNoun(icon))]
      return {
        en: [prose`There are ${all} in all. ${asked} are hidden?`, drawn],
        es: [
          agreeing(
            icon,
            prose`Hay ${all} en total. ¿${asked} están escondidos?`,
            prose`Hay ${all} en total. ¿${asked} están escondidas?`,
          ),
          drawn,
        ],
      }
    },
    solution: ({ whole, part, icon }, answer) => [
      step(list(...upTo(part)), because.explain, {
        sentence: {
          en: line`Count the ${things(iconNoun(icon))} you see.`,
          es: line`Cuenta ${theThings(iconNoun(icon))} que ves.`,
        },
      }),
      ...found({ whole, part }).slice(0, 1),
      step(both(prose`${answer}`), because.countNumbersSaid),
    ],
    check: (printed, { amount, noun }) =>
      exact(amount)
        .plus(printed.figure('counters').groups.reduce((all, { items }) => all + items.length, 0))
        .equals(exact(printed.term('quantity').amount)) && noun === printed.term('quantity').noun,
  }),
  equation: form({
    levels: ['medium'],
    instruction: missing,
    draw: (random, level: Level) => ({ ...draw(random, level, 20), isTotalFirst: random.evenly([true, true, false]) }),
    answer: integer,
    solve: ({ whole, part }) => whole - part,
    ask: ({ whole, part, isFirst, isTotalFirst }) =>
      both(written(whole, isFirst ? [part, box()] : [box(), part], isTotalFirst)),
    solution: ({ whole, part, isFirst, isTotalFirst }) =>
      intoItsPlace(
        found({ whole, part }),
        written(whole, isFirst ? [part, whole - part] : [whole - part, part], isTotalFirst),
      ),
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: (random, level: Level) => {
      const isRight = random.evenly([true, false])
      const { whole, part, isFirst } = draw(random, level, 10)
      const other = whole - part + (isRight ? 0 : random.pick(whole === 10 ? [-1] : [-1, 1]))
      return { whole, part, other, isTotalFirst: isFirst }
    },
    answer: trueOrFalse,
    solve: ({ whole, part, other }) => (part + other === whole ? 'true' : 'false'),
    ask: ({ whole, part, other, isTotalFirst }) => both(written(whole, [part, other], isTotalFirst)),
    solution: ({ whole, part, other }, answer) => [
      step(list(...upTo(other).map(more => part + more)), because.countOn, { count: other, start: part }),
      ...(answer === 'true'
        ? [explained(trueOrFalse.show(answer), line`Both sides are ${whole}.`, line`Los dos lados son ${whole}.`)]
        : [
            step(equation(sum(part, other), part + other), because.lastNumberTellsHowMany),
            step(trueOrFalse.show(answer), because.explain, { sentence: isNot(sum(part, other), whole) }),
          ]),
    ],
    check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
  }),
})
