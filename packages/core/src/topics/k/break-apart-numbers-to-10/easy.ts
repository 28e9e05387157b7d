import {
  asWritten,
  type Both,
  both,
  type Content,
  counters,
  drawing,
  exact,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  type Icon,
  iconNoun,
  integer,
  itemOf,
  line,
  list,
  numberBond,
  prose,
  step,
  theThings,
  things,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { completesBond } from '../../kit/facts/bond.ts'
import { agreeing, PICTURES } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import { draw, found, type Level, missing, upTo } from './parts.ts'

const gray = (whole: number, part: number, icon: Icon) =>
  counters({
    items: upTo(whole).map(place => ({ icon, fill: place <= part ? ('gray' as const) : ('white' as const) })),
  })

const circles = (count: number) => counters({ icon: 'circle', fill: 'white', count, outline: 'box' })

/** Who copies the known part for the other one is wrong. */
const unequal = ({ known }: Level): Level => ({ known: known.filter(([whole, part]) => part * 2 !== whole) })

/** A part that the whole could have had instead; of 3 there is none. */
const otherPart = (whole: number, part: number): number | null =>
  upTo(whole - 1).find(own => own !== part && own !== whole - part) ?? null

const showsInAll = (whole: number) => ({
  en: line`There are ${whole} in all.`,
  es: line`Hay ${whole} en total.`,
})
const showsParts = (whole: number, part: number) => ({
  en: line`This picture shows ${part} and ${whole - part}.`,
  es: line`Este dibujo muestra ${part} y ${whole - part}.`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bond: form({
    levels: ['easy', 'medium'],
    instruction: missing,
    draw: (random, level: Level) => draw(random, level),
    answer: integer,
    solve: ({ whole, part }) => whole - part,
    ask: ({ whole, part, isFirst }) => both(figure(numberBond(whole, isFirst ? [part, null] : [null, part]))),
    solution: ({ whole, part }) => [
      step(list(whole, part), because.explain, {
        sentence: {
          en: line`${whole} is the whole. ${part} is a part.`,
          es: line`${whole} es el total. ${part} es una parte.`,
        },
      }),
      ...(whole - part === 1
        ? [
            step(asWritten(1), because.explain, {
              sentence: {
                en: line`${whole} is ${1} more than ${part}.`,
                es: line`${whole} es ${1} más que ${part}.`,
              },
            }),
          ]
        : [...found({ whole, part }).slice(0, 1), step(asWritten(whole - part), because.countNumbersSaid)]),
    ],
    check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
  }),
  picture: form({
    levels: ['easy'],
    draw: (random, level: Level) => ({ ...draw(random, unequal(level), 3), icon: random.evenly(PICTURES) }),
    answer: integer,
    solve: ({ whole, part }) => whole - part,
    ask({ whole, part, icon }): Both<Content> {
      const drawn = figure(gray(whole, part, icon))
      return {
        en: [drawn, prose`${whole} is ${part} and ____.`],
        es: [drawn, prose`${whole} es ${part} y ____.`],
      }
    },
    solution: ({ whole, part, icon }, other) => [
      step({ en: prose`Gray: ${part}`, es: prose`Grises: ${part}` }, because.count, {
        group: { en: line`the gray ${things(iconNoun(icon))}`, es: line`${theThings(iconNoun(icon))} grises` },
      }),
      step(
        { en: prose`White: ${other}`, es: agreeing(icon, prose`Blancos: ${other}`, prose`Blancas: ${other}`) },
        because.count,
        {
          group: {
            en: line`the white ${things(iconNoun(icon))}`,
            es: agreeing(icon, line`${theThings(iconNoun(icon))} blancos`, line`${theThings(iconNoun(icon))} blancas`),
          },
        },
      ),
      step(asWritten(other), because.explain, {
        sentence: { en: line`${whole} is ${part} and ${other}.`, es: line`${whole} es ${part} y ${other}.` },
      }),
    ],
    // The white ones are the other part.
    check: (printed, answer) =>
      exact(answer).equals(
        printed.figure('counters').groups.flatMap(({ items }) => items.filter(({ fill }) => fill === 'white')).length,
      ),
  }),
  drawTheRest: form({
    levels: ['easy'],
    lines: 0,
    // Circles: never just one.
    draw: (random, { known }: Level) => draw(random, { known: known.filter(([whole, part]) => whole - part > 1) }, 5),
    answer: drawing<number>(circles, count => [count + 1, count - 1]),
    solve: ({ whole, part }) => whole - part,
    ask({ whole, part }): Both<Content> {
      const drawn = figure(
        counters([
          { icon: 'circle', fill: 'gray', count: part },
          { count: 0, outline: 'box', size: 1.8 },
        ]),
      )
      return {
        en: [prose`Draw more circles to make ${whole}.`, drawn],
        es: [prose`Dibuja más círculos para formar ${whole}.`, drawn],
      }
    },
    solution: ({ whole, part }) => [
      ...found({ whole, part }),
      step(figure(circles(whole - part)), because.drawSoMany, { count: whole - part }),
    ],
    check: (printed, count) => {
      const drawn = printed.figure('counters').groups.reduce((all, { items }) => all + items.length, 0)
      return itemOf(printed.numbers, 0).equals(drawn + count)
    },
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: (random, level: Level) => ({ ...draw(random, level, 7), icon: random.evenly(turned(PICTURES, 4)) }),
    answer: figureChoice,
    solve: ({ whole, part, icon }): Figure => gray(whole, part, icon),
    mistakes: ({ whole, part, icon }): Record<string, Figure> => {
      const other = otherPart(whole, part)
      return {
        oneMore: gray(whole + 1, part, icon),
        otherParts: other === null ? gray(whole + 1, part + 1, icon) : gray(whole, other, icon),
      }
    },
    ask: ({ whole, part }) => ({
      en: prose`Which picture shows ${whole} as ${part} and ${whole - part}?`,
      es: prose`¿Qué dibujo muestra el ${whole} como ${part} y ${whole - part}?`,
    }),
    solution: ({ whole, part, icon }) => [
      step(list(...upTo(whole)), because.explain, {
        sentence: {
          en: line`Count them all: there must be ${whole}.`,
          es: agreeing(icon, line`Cuéntalos todos: debe haber ${whole}.`, line`Cuéntalas todas: debe haber ${whole}.`),
        },
      }),
      explainedBy(figure(gray(whole, part, icon)), showsParts(whole, part)),
    ],
    whyWrong: ({ whole, part }) => {
      const other = otherPart(whole, part)
      return {
        oneMore: showsInAll(whole + 1),
        otherParts: other === null ? showsInAll(whole + 1) : showsParts(whole, other),
      }
    },
    check(printed, answer) {
      const [whole, part] = printed.take(2)
      const fills =
        answer.kind === 'counters' ? answer.groups.flatMap(({ items }) => items.map(({ fill }) => fill)) : []
      return whole.equals(fills.length) && part.equals(fills.filter(fill => fill === 'gray').length)
    },
  }),
})
