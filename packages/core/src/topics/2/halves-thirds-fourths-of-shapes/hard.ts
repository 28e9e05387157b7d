import {
  answerStep,
  areaGrid,
  type Both,
  both,
  type Content,
  drawing,
  explainedBy,
  type FormMaker,
  figure,
  fractionBar,
  type Inline,
  itemOf,
  line,
  name,
  people,
  prose,
  role,
  sentenceChoice,
  step,
  withFigure,
  words,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { sameWholeStories } from './same-whole.ts'
import { type Parts, plural, shareNamed } from './shares.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

/** Two numbers of shares, in both orders. */
const PAIRS: readonly (readonly [Parts, Parts])[] = [
  [3, 4],
  [2, 3],
  [4, 2],
  [4, 3],
  [3, 2],
  [2, 4],
]
const storyTurns = PAIRS.flatMap((_, round) =>
  sameWholeStories.map((told, i) => ({ told, pair: itemOf(PAIRS, (i + round) % PAIRS.length) })),
)

/** Something to eat in two sizes: a small one, a large one, one of them. */
const sized = (en: string, es: string) => ({
  small: words(`a small ${en}`, `una ${es} pequeña`),
  large: words(`a large ${en}`, `una ${es} grande`),
  both: words(`the two ${en}s are not the same size`, `las dos ${es}s no son del mismo tamaño`),
})
const FOODS = [
  sized('pizza', 'pizza'),
  sized('tortilla', 'tortilla'),
  sized('cookie', 'galleta'),
  sized('quesadilla', 'quesadilla'),
  sized('cake', 'torta'),
  sized('pie', 'tarta'),
  sized('watermelon', 'sandía'),
  sized('pancake', 'tortita'),
]
/** The number of shares by the name of one of them. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  ([2, 3, 4] as const).map(parts => [shareNamed({ parts, number: 1 }).en, parts]),
)

const bothBars = (one: Parts, other: Parts) =>
  figure(fractionBar({ parts: one, shaded: 1 }, { parts: other, shaded: 1 }))

/** Ways to cut a square sheet of paper. */
const CUTS = [
  { parts: 4, shares: words('equal strips', 'tiras iguales') },
  { parts: 4, shares: words('equal squares', 'cuadrados iguales') },
  { parts: 2, shares: words('equal triangles', 'triángulos iguales') },
  { parts: 2, shares: words('equal rectangles', 'rectángulos iguales') },
  { parts: 4, shares: words('equal triangles', 'triángulos iguales') },
  { parts: 3, shares: words('equal strips', 'tiras iguales') },
] as const
const SAME = [
  { one: 0, other: 1, isSameSize: true },
  { one: 2, other: 3, isSameSize: false },
  { one: 1, other: 4, isSameSize: true },
  { one: 0, other: 5, isSameSize: true },
  { one: 3, other: 2, isSameSize: true },
  { one: 4, other: 0, isSameSize: false },
  { one: 4, other: 0, isSameSize: true },
  { one: 5, other: 1, isSameSize: true },
  { one: 2, other: 3, isSameSize: true },
  { one: 1, other: 0, isSameSize: false },
] as const
const sizeSaid = {
  same: words('the same size', 'del mismo tamaño'),
  different: words('different sizes', 'de tamaños distintos'),
}

type Cut = {
  readonly rows: number
  readonly columns: number
  /** How wide the shape is for each unit of its height. */
  readonly wide: number
}
const cutShape = ({ rows, columns, wide }: Cut) =>
  areaGrid({
    rows,
    columns,
    rowSizes: Array<number>(rows).fill(4 / rows),
    columnSizes: Array<number>(columns).fill((4 * wide) / columns),
  })
const WAYS: readonly (readonly [rows: number, columns: number])[] = [
  [1, 4],
  [3, 1],
  [2, 2],
  [1, 2],
  [4, 1],
  [1, 3],
  [2, 1],
]
/** Squares in place of strips, or strips that run the other way. */
const anotherWay = ({ rows, columns, wide }: Cut): Cut =>
  rows * columns === 4 && rows !== 2
    ? { rows: 2, columns: 2, wide }
    : rows === 2 && columns === 2
      ? { rows: 1, columns: 4, wide }
      : { rows: columns, columns: rows, wide }

const saysTheWay = ({ rows, columns }: Cut): Both<readonly Inline[]> =>
  rows === 1
    ? {
        en: line`This time, cut the shape into ${columns} equal columns.`,
        es: line`Esta vez, divide la figura en ${columns} columnas iguales.`,
      }
    : columns === 1
      ? {
          en: line`This time, cut the shape into ${rows} equal rows.`,
          es: line`Esta vez, divide la figura en ${rows} filas iguales.`,
        }
      : {
          en: line`This time, cut the shape into ${rows} equal rows and ${columns} equal columns.`,
          es: line`Esta vez, divide la figura en ${rows} filas iguales y ${columns} columnas iguales.`,
        }

/** Shares of one whole compared, and one whole cut in two ways. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  whoHasMore: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => random.evenly(storyTurns),
    answer: sentenceChoice,
    solve: ({ told, pair: [one, other] }) =>
      one < other === told.asksForMore ? childNamed('first', told.first) : childNamed('second', told.second),
    mistakes: ({ told, pair: [one, other] }) => ({
      moreSharesTaken:
        one < other === told.asksForMore ? childNamed('second', told.second) : childNamed('first', told.first),
      bothTheSame: { key: 'same', says: { en: prose`Neither of them`, es: prose`Ninguno de los dos` } },
    }),
    ask: ({ told, pair: [one, other] }) =>
      told.tell(
        role(told.asksForMore ? 'more' : 'less', shareNamed({ parts: one, number: 1 })),
        role('other', shareNamed({ parts: other, number: 1 })),
      ),
    solution({ told, pair: [one, other] }, { key, says }) {
      const who = key === 'first' ? told.first : told.second
      const [first, second] = [shareNamed({ parts: one, number: 1 }), shareNamed({ parts: other, number: 1 })]
      const [large, small] = one < other ? [first, second] : [second, first]
      const { en, es } = told.answers(who)
      return [
        step(bothBars(one, other), because.moreSharesAreSmaller),
        answerStep(says, {
          en: [...line`When the wholes are the same size, ${large} is more than ${small}. `, ...en],
          es: [...line`Si los enteros son iguales, ${large} es más que ${small}. `, ...es],
        }),
      ]
    },
    whyWrong({ told, pair: [one, other] }) {
      const who = one < other === told.asksForMore ? told.second : told.first
      return {
        moreSharesTaken: told.asksForMore
          ? {
              en: line`${words(who, who)}’s share is smaller.`,
              es: line`La parte de ${words(who, who)} es más pequeña.`,
            }
          : {
              en: line`${words(who, who)}’s share is larger.`,
              es: line`La parte de ${words(who, who)} es más grande.`,
            },
        bothTheSame: {
          en: line`The two shares are not the same size.`,
          es: line`Las dos partes no son del mismo tamaño.`,
        },
      }
    },
    check(printed, { key }) {
      const [asked, other] = printed.terms('role')
      const [one, two] = [asked, other].map(term => (term?.of.kind === 'words' ? NUMBERS.get(term.of.en) : undefined))
      if (one === undefined || two === undefined) return false
      const isFirst = asked?.name === 'more' ? 12 / one > 12 / two : 12 / one < 12 / two
      return key === (isFirst ? 'first' : 'second')
    },
  }),

  whoIsRight: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const isFirstLarger = random.evenly([true, false])
      const [a, b] = random.sample(people, 2)
      return { isFirstLarger, food: random.evenly(FOODS), parts: random.pick([2, 3, 4] as const), a, b }
    },
    answer: sentenceChoice,
    solve: ({ isFirstLarger, a, b }) => (isFirstLarger ? childNamed('first', a.name) : childNamed('second', b.name)),
    mistakes: ({ isFirstLarger, a, b }) => ({
      sameShareTakenAsSameSize: isFirstLarger ? childNamed('second', b.name) : childNamed('first', a.name),
      neither: {
        key: 'neither',
        says: {
          en: prose`Neither is right.`,
          es: a.gender === 'f' && b.gender === 'f' ? prose`Ninguna tiene razón.` : prose`Ninguno tiene razón.`,
        },
      },
    }),
    ask({ isFirstLarger, food, parts, a, b }): Both<Content> {
      const share = shareNamed({ parts, number: 1 })
      const of = (isLarger: boolean) => (isLarger ? role('large', food.large) : role('small', food.small))
      const claim = (isLarger: boolean) =>
        isLarger
          ? { en: line`“I eat more because mine is larger.”`, es: line`“Yo como más porque la mía es más grande”.` }
          : {
              en: line`“We eat the same amount because we eat the same share.”`,
              es: line`“Comemos la misma cantidad porque comemos la misma parte”.`,
            }
      const [first, second] = [claim(isFirstLarger), claim(!isFirstLarger)]
      return {
        en: [
          prose`${name(a)} eats ${share} of ${of(isFirstLarger)}. ${name(b)} eats ${share} of ${of(!isFirstLarger)}.`,
          { kind: 'paragraph', content: [...line`${name(a)}: `, ...first.en] },
          { kind: 'paragraph', content: [...line`${name(b)}: `, ...second.en] },
          prose`Who is right?`,
        ],
        es: [
          prose`${name(a)} come ${share} de ${of(isFirstLarger)}. ${name(b)} come ${share} de ${of(!isFirstLarger)}.`,
          { kind: 'paragraph', content: [...line`${name(a)}: `, ...first.es] },
          { kind: 'paragraph', content: [...line`${name(b)}: `, ...second.es] },
          prose`¿Quién tiene razón?`,
        ],
      }
    },
    solution: ({ food, parts, isFirstLarger, a, b }, { says }) => [
      explainedBy(both(prose`${food.both}`), {
        en: line`The same share is the same size only if the wholes are.`,
        es: line`La misma parte es del mismo tamaño solo si los enteros lo son.`,
      }),
      answerStep(says, {
        en: line`${name(isFirstLarger ? a : b)} eats ${shareNamed({ parts, number: 1 })} of the larger one. That is more.`,
        es: line`${name(isFirstLarger ? a : b)} come ${shareNamed({ parts, number: 1 })} de la más grande. Es más.`,
      }),
    ],
    whyWrong: ({ isFirstLarger, a, b }) => ({
      sameShareTakenAsSameSize: {
        en: line`The same share of a smaller whole is less.`,
        es: line`La misma parte de un entero más pequeño es menos.`,
      },
      neither: {
        en: line`${name(isFirstLarger ? a : b)}’s reason is right.`,
        es: line`La razón de ${name(isFirstLarger ? a : b)} es correcta.`,
      },
    }),
    check(printed, { key }) {
      const [one] = printed.terms('role')
      return key === (one?.name === 'large' ? 'first' : 'second')
    },
  }),

  sameSize: form({
    levels: ['hard'],
    draw: random => {
      const { one, other, isSameSize } = random.evenly(SAME)
      const [a, b] = random.sample(people, 2)
      return { one: CUTS[one], other: CUTS[other], isSameSize, a, b }
    },
    answer: yesOrNo,
    solve: ({ one, other, isSameSize }) => (isSameSize && one.parts === other.parts ? 'yes' : 'no'),
    ask({ one, other, isSameSize, a, b }): Both<Content> {
      const size = isSameSize ? role('same', sizeSaid.same) : role('different', sizeSaid.different)
      const [first, second] = [role('one', one.parts), role('other', other.parts)]
      return {
        en: prose`${name(a)} and ${name(b)} have square sheets of ${size}. ${name(a)} cuts one sheet into ${first} ${one.shares}. ${name(b)} cuts the other sheet into ${second} ${other.shares}. Are the shares of the two sheets the same size?`,
        es: prose`${name(a)} y ${name(b)} tienen hojas cuadradas ${size}. ${name(a)} corta una hoja en ${first} ${one.shares}. ${name(b)} corta la otra hoja en ${second} ${other.shares}. ¿Son del mismo tamaño las partes de las dos hojas?`,
      }
    },
    solution({ one, other, isSameSize }, answer) {
      const isYes = answer === 'yes'
      return [
        step(both(prose`${one.parts}; ${other.parts}`), because.count, {
          group: { en: line`the equal shares of each sheet`, es: line`las partes iguales de cada hoja` },
        }),
        answerStep(
          yesOrNo.show(answer),
          isYes
            ? {
                en: line`The sheets are the same size, and each share is ${shareNamed({ parts: one.parts, number: 1 })}.`,
                es: line`Las hojas son del mismo tamaño, y cada parte es ${shareNamed({ parts: one.parts, number: 1 })}.`,
              }
            : isSameSize
              ? {
                  en: line`The sheets are the same size, but one has more shares, so its shares are smaller.`,
                  es: line`Las hojas son del mismo tamaño, pero una tiene más partes, y por eso sus partes son más pequeñas.`,
                }
              : {
                  en: line`The sheets have different sizes: shares of the larger sheet are larger.`,
                  es: line`Las hojas son de tamaños distintos: las partes de la hoja mayor son más grandes.`,
                },
        ),
      ]
    },
    check(printed, answer) {
      const isSame = printed.terms('role').some(({ name: part }) => part === 'same')
      return (answer === 'yes') === (isSame && printed.role('one').equals(printed.role('other')))
    },
  }),

  anotherWay: form({
    levels: ['hard'],
    draw(random) {
      const [rows, columns] = random.evenly(WAYS)
      return { rows, columns, wide: random.evenly([1, 1.6, 1.3]) }
    },
    answer: drawing<Cut>(cutShape, cut => [{ ...cut, columns: cut.columns + 1 }]),
    solve: anotherWay,
    key: () => ({ en: prose`Other ways are right too.`, es: prose`Otras maneras también son correctas.` }),
    ask(cut) {
      const shares = plural[partsOf(cut)]
      return withFigure(
        {
          en: prose`This shape is cut into ${shares}. Draw the shape and cut it into ${shares} another way.`,
          es: prose`Esta figura está dividida en ${shares}. Dibuja la figura y divídela en ${shares} de otra manera.`,
        },
        cutShape(cut),
      )
    },
    solution: (cut, other) => [
      step(both(prose`${partsOf(cut)}`), because.wholeHasSoManyShares, {
        name: plural[partsOf(cut)],
        number: partsOf(cut),
      }),
      explainedBy(figure(cutShape(other)), saysTheWay(other)),
    ],
    check(printed, { rows, columns }) {
      const drawn = printed.figure('area-grid')
      return rows * columns === drawn.rows * drawn.columns && rows !== drawn.rows
    },
  }),
})

const childNamed = (key: 'first' | 'second', child: string) => ({ key, says: both(words(child, child)) })
const partsOf = ({ rows, columns }: Cut): Parts => {
  const parts = rows * columns
  return parts === 4 ? 4 : parts === 3 ? 3 : 2
}
