import {
  array,
  type Both,
  blank,
  both,
  bracketed,
  type Content,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  type Icon,
  iconNoun,
  isTrue,
  line,
  list,
  minus,
  numberList,
  option,
  prose,
  type Random,
  type Step,
  sum,
  things,
  times,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import { chain, isTrueChain } from '../../kit/facts/chain.ts'
import { claimNames, claimSays, claimSolved, claims } from './claims.ts'
import {
  type levels,
  missingAre,
  ordered,
  partsMultiplied,
  productOf,
  productsAdded,
  type Split,
  together,
  wholeOf,
} from './numbers.ts'
import { notShown, propertyOf, shown } from './properties.ts'

const PICTURES: readonly Icon[] = ['circle', 'star', 'square', 'heart', 'shell', 'apple']

const missingNumbers = {
  en: prose`Write the missing numbers.`,
  es: prose`Escribe los números que faltan.`,
}

/** Two factors that make a number of tens, and another one. */
const TEN_MAKERS = [
  [2, 5],
  [5, 4],
  [5, 2],
  [4, 5],
] as const

const drawSplit = (random: Random, factors: readonly [from: number, to: number]): Split =>
  random.until(
    (): Split => ({
      factor: random.int(...factors),
      parts: [random.int(2, 6), random.int(2, 6)],
      isFirst: random.chance(0.5),
    }),
    ({ factor, parts: [p, q] }) => {
      const whole = p + q
      return p !== q && whole >= 6 && whole <= 9 && whole !== factor && p !== factor && q !== factor
    },
  )

const property = option({
  commutative: { en: prose`commutative property`, es: prose`propiedad conmutativa` },
  associative: { en: prose`associative property`, es: prose`propiedad asociativa` },
  distributive: { en: prose`distributive property`, es: prose`propiedad distributiva` },
  identity: { en: prose`identity property`, es: prose`propiedad de identidad` },
  zero: { en: prose`zero property`, es: prose`propiedad del cero` },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  regroup: form({
    levels: ['medium'],
    share: 2,
    instruction: missingNumbers,
    draw: random => {
      const makers = random.evenly(TEN_MAKERS)
      const isLast = random.evenly([true, false])
      return {
        makers,
        isLast,
        other: random.pick([2, 3, 4, 6, 7, 8, 9, 10].filter(value => !(makers as readonly number[]).includes(value))),
      }
    },
    answer: numberList,
    solve: ({ makers: [p, q], other, isLast }) => [isLast ? q : p, p * q * other],
    ask: ({ makers: [p, q], other, isLast }) =>
      both(
        isLast
          ? chain(times(bracketed(times(other, p)), q), times(other, bracketed(times(p, blank(2)))), blank(2))
          : chain(times(p, bracketed(times(q, other))), times(bracketed(times(blank(2), q)), other), blank(2)),
      ),
    solution({ makers: [p, q], other, isLast }) {
      const missing = isLast ? q : p
      const [before, after] = isLast ? [times(other, p * q), other] : [times(p * q, other), other]
      return [
        explained(
          isLast ? list(other, p, q) : list(p, q, other),
          line`Both sides have the same factors in the same order. The missing factor is ${missing}.`,
          line`Los dos lados tienen los mismos factores en el mismo orden. El factor que falta es ${missing}.`,
        ),
        explained(
          equation(times(p, q), p * q),
          line`On the right side, multiply the factors in parentheses first.`,
          line`En el lado derecho, multiplica primero los factores entre paréntesis.`,
        ),
        explained(
          equation(before, p * q * other),
          line`Then multiply by ${after}.`,
          line`Después multiplica por ${after}.`,
        ),
        missingAre(missing, p * q * other),
      ]
    },
    check: isTrueChain,
  }),

  onePart: form({
    levels: ['medium'],
    instruction: missingNumbers,
    draw: random => ({
      isSecond: random.evenly([true, false]),
      // 7 × 8, 7 × 9 and 8 × 9 are found from 10 times in hard.
      split: random.until(
        () => drawSplit(random, [6, 9]),
        split => split.factor === 6 || wholeOf(split) === 6,
      ),
    }),
    answer: numberList,
    solve: ({ split, isSecond }) => [split.parts[isSecond ? 1 : 0], productOf(split)],
    ask({ split, isSecond }) {
      const [p, q] = split.parts
      return both(
        chain(
          together(split),
          sum(ordered(split, isSecond ? p : blank(2)), ordered(split, isSecond ? blank(2) : q)),
          blank(2),
        ),
      )
    },
    solution({ split, isSecond }) {
      const [known, missing] = isSecond ? split.parts : [split.parts[1], split.parts[0]]
      const whole = wholeOf(split)
      return [
        explained(
          equation(minus(whole, known), missing),
          line`The two parts make ${whole}. One part is ${known}, so the missing part is ${missing}.`,
          line`Las dos partes suman ${whole}. Una parte es ${known}, así que la parte que falta es ${missing}.`,
        ),
        ...partsMultiplied(split),
        missingAre(missing, productOf(split)),
      ]
    },
    check: isTrueChain,
  }),

  splitArray: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({
      ofRows: random.evenly([false, true]),
      icon: random.evenly(PICTURES),
      split: drawSplit(random, [3, 6]),
    }),
    answer: numberList,
    solve: ({ split }) => [...split.parts, productOf(split)],
    ask({ ofRows, icon, split: drawn }): Both<Content> {
      const split = { ...drawn, isFirst: ofRows }
      const [whole, [p]] = [wholeOf(split), split.parts]
      const picture = figure(
        ofRows
          ? array(whole, split.factor, { icon, fill: 'white', splitRows: p })
          : array(split.factor, whole, { icon, fill: 'white', splitColumns: p }),
      )
      const gaps = chain(together(split), sum(ordered(split, blank(2)), ordered(split, blank(2))), blank(2))
      return ofRows
        ? {
            en: [
              prose`The dashed line splits the array. Write the missing numbers, the top part first.`,
              picture,
              gaps,
            ],
            es: [
              prose`La línea discontinua divide el arreglo. Escribe los números que faltan, primero la parte de arriba.`,
              picture,
              gaps,
            ],
          }
        : {
            en: [
              prose`The dashed line splits the array. Write the missing numbers, the left part first.`,
              picture,
              gaps,
            ],
            es: [
              prose`La línea discontinua divide el arreglo. Escribe los números que faltan, primero la parte izquierda.`,
              picture,
              gaps,
            ],
          }
    },
    solution({ ofRows, icon, split: drawn }) {
      const split = { ...drawn, isFirst: ofRows }
      const {
        factor,
        parts: [p, q],
      } = split
      const of = things(iconNoun(icon))
      const read: readonly Step[] = ofRows
        ? [
            explained(
              equation(times(p, factor), p * factor),
              line`The top part has ${p} rows of ${factor} ${of}.`,
              line`La parte de arriba tiene ${p} filas de ${factor} ${of}.`,
            ),
            explained(
              equation(times(q, factor), q * factor),
              line`The bottom part has ${q} rows of ${factor} ${of}.`,
              line`La parte de abajo tiene ${q} filas de ${factor} ${of}.`,
            ),
          ]
        : [
            explained(
              equation(times(factor, p), p * factor),
              line`The left part has ${factor} rows of ${p} ${of}.`,
              line`La parte izquierda tiene ${factor} filas de ${p} ${of}.`,
            ),
            explained(
              equation(times(factor, q), q * factor),
              line`The right part has ${factor} rows of ${q} ${of}.`,
              line`La parte derecha tiene ${factor} filas de ${q} ${of}.`,
            ),
          ]
      return [...read, ...productsAdded(p * factor, q * factor), missingAre(p, q, productOf(split))]
    },
    check(printed, answers) {
      const { rows, columns, split } = printed.figure('array')
      const [p, q, all] = tupleOf(answers.map(exact), 3)
      const isRows = split?.of === 'rows'
      return (
        split !== null &&
        p.equals(split.after) &&
        p.plus(q).equals(isRows ? rows : columns) &&
        all.over(rows).equals(columns) &&
        isTrueChain(printed, answers)
      )
    },
  }),

  whichProperty: form({
    levels: ['medium'],
    draw: (random: Random) => {
      const kind = random.evenly(['associative', 'commutative', 'distributive'])
      const [a, b, c] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3)
      return { kind, numbers: [a, b, c] as const, isTurned: random.evenly([false, true]) }
    },
    answer: property,
    solve: ({ kind }) => kind,
    ask: facts => {
      const { whole } = shown(facts)
      return {
        en: [prose`Which property does the equation show?`, whole],
        es: [prose`¿Qué propiedad muestra la ecuación?`, whole],
      }
    },
    solution: facts => shown(facts).steps,
    whyWrong: notShown,
    check: (printed, answer) => propertyOf(printed.one('relation')) === answer,
  }),

  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw(random) {
      const name = random.evenly(claimNames)
      return { name, numbers: claims[name].draw(random) }
    },
    answer: trueOrFalse,
    solve: ({ name }) => (claims[name].isTrue ? 'true' : 'false'),
    ask: ({ name, numbers }) => both(claimSays(name, numbers)),
    solution: ({ name, numbers }) => claimSolved(name, numbers),
    check: (printed, answer) => answer === (isTrue(printed.one('relation')) ? 'true' : 'false'),
  }),
})
