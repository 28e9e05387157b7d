import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  exact,
  failed,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  ofAllBut,
  option,
  prose,
  quantity,
  sentenceChoice,
  step,
  things,
  type WhyWrong,
  withFigure,
  words,
  yesOrNo,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { mixed, turned } from '../kit/choices/turned.ts'
import { hardForms, levels } from './halves-thirds-fourths-of-shapes/hard.ts'
import {
  countShares,
  inSizes,
  KINDS,
  type Kind,
  keyOf,
  type Parts,
  picture,
  plural,
  SHARES,
  shareChoice,
  shareIn,
  shareNamed,
  sharesIn,
} from './halves-thirds-fourths-of-shapes/shares.ts'

const PARTS: readonly Parts[] = [2, 3, 4]
const SHAPES = mixed(KINDS.flatMap(kind => PARTS.map(parts => ({ kind, parts }))))
/** Every other shape: what is shaded in one form is not cut alike in another. */
const everyOther = (from: 0 | 1) => SHAPES.filter(({ kind, parts }) => (KINDS.indexOf(kind) + parts) % 2 === from)
const [SHADED, CUT] = [everyOther(0), everyOther(1)]
const SHARED_SHAPES = SHARES.flatMap((share, i) =>
  KINDS.map((_, j) => ({ share, kind: itemOf(KINDS, (i + j) % KINDS.length) })),
)
const SHARE_TURNS = KINDS.flatMap((_, round) =>
  SHARES.map((share, i) => ({ share, kind: itemOf(KINDS, (i + round) % KINDS.length) })),
)
/** Into more than halves; nobody cuts a circle into thirds by eye. */
const TO_CUT = turned(SHAPES, 9).filter(({ kind, parts }) => parts === 4 || (parts === 3 && kind !== 'circle'))
/** Other shapes are named than those that are shaded. */
const NAMED = SHARE_TURNS.filter(({ share, kind }) => share.number > 1 && (kind === 'circle' || kind === 'square'))
const TO_SHADE = turned(SHARED_SHAPES, 4).filter(
  ({ share, kind }) => share.number > 1 && (kind === 'wide' || kind === 'tall'),
)
/** Something round to share: one of it, and a whole one. */
const ROUND = [
  { one: words('a pizza', 'una pizza'), whole: words('a whole pizza', 'una pizza entera') },
  { one: words('a tortilla', 'una tortilla'), whole: words('a whole tortilla', 'una tortilla entera') },
  { one: words('a pie', 'una tarta'), whole: words('a whole pie', 'una tarta entera') },
  { one: words('a cookie', 'una galleta'), whole: words('a whole cookie', 'una galleta entera') },
] as const
const evenly = (parts: number): readonly number[] => Array.from({ length: parts }, () => 1)
/** Shares that are clearly not of one size. */
const UNEQUAL: Readonly<Record<Parts, readonly (readonly number[])[]>> = {
  2: [
    [1, 2],
    [3, 1],
  ],
  3: [
    [1, 2, 1],
    [1, 1, 2],
    [3, 1, 1],
  ],
  4: [
    [1, 1, 1, 3],
    [1, 2, 1, 2],
    [3, 1, 2, 1],
  ],
}

const KIND_NAMES: Readonly<Record<Kind, ReturnType<typeof words>>> = {
  circle: words('circle', 'círculo'),
  wide: words('rectangle', 'rectángulo'),
  tall: words('rectangle', 'rectángulo'),
  square: words('square', 'cuadrado'),
}
const NOUNS = { 2: nouns.half, 3: nouns.third, 4: nouns.fourth } as const

const oneShare = option({
  '1/2': both(shareNamed({ parts: 2, number: 1 })),
  '1/3': both(shareNamed({ parts: 3, number: 1 })),
  '1/4': both(shareNamed({ parts: 4, number: 1 })),
})
const ONE = { 2: '1/2', 3: '1/3', 4: '1/4' } as const

const otherParts = (named: Parts, parts: Parts): WhyWrong => ({
  en: line`${named} equal shares are called ${plural[named]}. Here there are ${parts}.`,
  es: line`${named} partes iguales se llaman ${plural[named]}. Aquí hay ${parts}.`,
})

const sharesNamed = (parts: Parts) =>
  step(both(prose`${parts}`), because.nameEqualShares, { number: parts, name: plural[parts] })

const cutShape = drawing<{ readonly kind: Kind; readonly parts: number }>(
  ({ kind, parts }) => picture(kind, parts),
  ({ kind, parts }) => [
    { kind, parts: parts + 1 },
    { kind, parts: parts - 1 },
  ],
)
const shadedShape = drawing<{ readonly kind: Kind; readonly parts: Parts; readonly number: number }>(
  ({ kind, parts, number }) => picture(kind, parts, number),
  value => [
    { ...value, number: value.number + 1 },
    { ...value, number: value.number - 1 },
  ],
)

export const halvesThirdsFourthsOfShapes = defineTopic(
  {
    id: 'halves-thirds-fourths-of-shapes',
    name: { en: 'Halves, thirds and fourths', es: 'Mitades, tercios y cuartos' },
    description: {
      en: 'Cut circles and rectangles into two, three or four equal shares and name the shares.',
      es: 'Divide círculos y rectángulos en dos, tres o cuatro partes iguales y nombra las partes.',
    },
    domain: 'Geometry',
    standards: ['2.G.A.3'],
    rev: 5,
    levels,
  },
  form => ({
    nameShare: form({
      levels: ['easy'],
      share: 2,
      draw: random => random.evenly(SHADED),
      answer: oneShare,
      solve: ({ parts }) => ONE[parts],
      ask: ({ kind, parts }) =>
        withFigure(
          {
            en: prose`What share of the ${KIND_NAMES[kind]} is shaded?`,
            es: prose`¿Qué parte del ${KIND_NAMES[kind]} está sombreada?`,
          },
          picture(kind, parts, 1),
        ),
      solution: ({ parts }, answer) => [
        sharesNamed(parts),
        answerStep(oneShare.show(answer), {
          en: line`One of the ${parts} equal shares is shaded.`,
          es: line`Está sombreada una de las ${parts} partes iguales.`,
        }),
      ],
      whyWrong: ({ parts }, answer) =>
        ofAllBut(answer, { '1/2': otherParts(2, parts), '1/3': otherParts(3, parts), '1/4': otherParts(4, parts) }),
      check: (printed, answer) => answer === `1/${sharesIn(printed).parts}` && sharesIn(printed).shaded === 1,
    }),

    cutIntoWhat: form({
      levels: ['easy'],
      draw: random => random.evenly(CUT),
      answer: sentenceChoice,
      solve: ({ parts }) => ({ key: `${parts}`, says: both(plural[parts]) }),
      mistakes: ({ parts }) =>
        Object.fromEntries(
          PARTS.filter(other => other !== parts).map(other => [
            `parts${other}`,
            { key: `${other}`, says: both(plural[other]) },
          ]),
        ),
      ask: ({ kind, parts }) =>
        withFigure(
          {
            en: prose`Is the ${KIND_NAMES[kind]} cut into halves, thirds, or fourths?`,
            es: prose`¿Está dividido el ${KIND_NAMES[kind]} en mitades, tercios o cuartos?`,
          },
          picture(kind, parts),
        ),
      solution: ({ parts }, { says }) => [
        step(both(prose`${parts}`), because.countEqualParts, { parts }),
        answerStep(says, {
          en: line`${parts} equal shares are ${plural[parts]}.`,
          es: line`${parts} partes iguales son ${plural[parts]}.`,
        }),
      ],
      whyWrong: ({ parts }) =>
        Object.fromEntries(
          PARTS.filter(other => other !== parts).map(other => [
            `parts${other}`,
            {
              en: line`A shape cut into ${plural[other]} has ${other} equal parts.`,
              es: line`Una figura dividida en ${plural[other]} tiene ${other} partes iguales.`,
            },
          ]),
        ),
      check: (printed, { key }) => Number(key) === sharesIn(printed).parts,
    }),

    whichShows: form({
      levels: ['easy'],
      draw(random) {
        const parts = random.evenly([3, 4, 2] as const)
        return { parts, kind: random.pick(['wide', 'circle'] as const), sizes: random.pick(UNEQUAL[parts]) }
      },
      answer: figureChoice,
      solve: ({ kind, parts }) => inSizes(kind, evenly(parts)),
      mistakes: ({ kind, parts, sizes }) => ({
        unequalShares: inSizes(kind, sizes),
        otherNumber: inSizes(kind, evenly(parts === 4 ? 3 : parts + 1)),
        anotherNumber: inSizes(kind, evenly(parts === 2 ? 4 : 2)),
      }),
      ask: ({ parts }) => ({
        en: prose`Which shape is cut into ${plural[parts]}?`,
        es: prose`¿Qué figura está dividida en ${plural[parts]}?`,
      }),
      solution: ({ parts }, answer) => [
        step(both(prose`${parts}`), because.wholeHasSoManyShares, { name: plural[parts], number: parts }),
        answerStep(figure(answer), {
          en: line`It has ${parts} shares of the same size.`,
          es: line`Tiene ${parts} partes del mismo tamaño.`,
        }),
      ],
      whyWrong({ parts }) {
        const has = (other: number) => ({ en: line`It has ${other} shares.`, es: line`Tiene ${other} partes.` })
        return {
          unequalShares: {
            en: line`Its shares are not all the same size.`,
            es: line`No todas sus partes son del mismo tamaño.`,
          },
          otherNumber: has(parts === 4 ? 3 : parts + 1),
          anotherNumber: has(parts === 2 ? 4 : 2),
        }
      },
      check(printed, answer) {
        const { parts, areEqual } = countShares(answer)
        const asked = PARTS.find(number => printed.all('words').some(({ en }) => en === plural[number].en))
        return areEqual && parts === asked
      },
    }),

    cut: form({
      levels: ['medium'],
      draw: random => random.evenly(TO_CUT),
      answer: cutShape,
      solve: facts => facts,
      key: () => ({ en: prose`Other ways are right too.`, es: prose`Otras maneras también son correctas.` }),
      ask: ({ kind, parts }) =>
        withFigure(
          {
            en: prose`Draw lines to cut the ${KIND_NAMES[kind]} into ${plural[parts]}.`,
            es: prose`Traza líneas para dividir el ${KIND_NAMES[kind]} en ${plural[parts]}.`,
          },
          picture(kind, 1),
        ),
      solution: ({ kind, parts }) => [
        step(both(prose`${parts}`), because.wholeHasSoManyShares, { name: plural[parts], number: parts }),
        step(figure(picture(kind, parts)), because.makeSharesTheSameSize),
      ],
      check: (printed, { parts }) =>
        PARTS.find(number => printed.all('words').some(({ en }) => en === plural[number].en)) === parts,
    }),

    equalOrNot: form({
      levels: ['easy'],
      draw(random) {
        const { parts, areEqual } = random.evenly([
          { parts: 3, areEqual: true },
          { parts: 4, areEqual: false },
          { parts: 2, areEqual: true },
          { parts: 3, areEqual: false },
          { parts: 4, areEqual: true },
          { parts: 2, areEqual: false },
        ] as const)
        return { parts, areEqual, kind: random.pick(['circle', 'wide'] as const), sizes: random.pick(UNEQUAL[parts]) }
      },
      answer: yesOrNo,
      solve: ({ areEqual }) => (areEqual ? 'yes' : 'no'),
      ask: ({ parts, areEqual, kind, sizes }) =>
        withFigure(
          {
            en: prose`Is the ${KIND_NAMES[kind]} cut into ${plural[parts]}?`,
            es: prose`¿Está dividido el ${KIND_NAMES[kind]} en ${plural[parts]}?`,
          },
          inSizes(kind, areEqual ? evenly(parts) : sizes),
        ),
      solution: ({ parts, areEqual }, answer) => [
        step(both(prose`${parts}`), because.count, { group: { en: line`the shares`, es: line`las partes` } }),
        answerStep(
          yesOrNo.show(answer),
          areEqual
            ? {
                en:
                  parts === 2
                    ? line`Both shares are the same size: they are ${plural[parts]}.`
                    : line`All ${parts} shares are the same size: they are ${plural[parts]}.`,
                es: line`Las ${parts} partes son del mismo tamaño: son ${plural[parts]}.`,
              }
            : {
                en: line`The ${parts} shares are not the same size: they are not ${plural[parts]}.`,
                es: line`Las ${parts} partes no son del mismo tamaño: no son ${plural[parts]}.`,
              },
        ),
      ],
      check: (printed, answer) => (answer === 'yes') === sharesIn(printed).areEqual,
    }),

    nameShares: form({
      levels: ['medium'],
      draw: random => random.evenly(NAMED),
      answer: sentenceChoice,
      solve: ({ share }) => shareChoice(share),
      mistakes: ({ share: { parts, number } }) => ({
        ...(parts === 2 * number ? {} : { whiteShares: shareChoice({ parts, number: parts - number }) }),
        shadedAndWhite: shareChoice({ parts: parts === 3 ? 4 : 3, number }),
        oneShare: shareChoice({ parts, number: 1 }),
        oneMore: shareChoice({ parts, number: number + 1 }),
      }),
      ask: ({ share: { parts, number }, kind }) =>
        withFigure(
          {
            en: prose`How much of the ${KIND_NAMES[kind]} is shaded?`,
            es: prose`¿Qué parte del ${KIND_NAMES[kind]} está sombreada?`,
          },
          picture(kind, parts, number),
        ),
      solution: ({ share: { parts, number } }, { says }) => [
        sharesNamed(parts),
        answerStep(says, {
          en: line`${number} of the ${parts} shares are shaded.`,
          es: line`Están sombreadas ${number} de las ${parts} partes.`,
        }),
      ],
      whyWrong: ({ share: { parts, number } }) => {
        const notShaded = (wrong: number) => ({
          en: line`The number of shaded shares is ${number}, not ${wrong}.`,
          es: line`El número de partes sombreadas es ${number}, no ${wrong}.`,
        })
        return {
          whiteShares: {
            en: line`It names the part that is not shaded.`,
            es: line`Nombra la parte que no está sombreada.`,
          },
          shadedAndWhite: {
            en: line`There are ${parts} equal shares, not ${parts === 3 ? 4 : 3}.`,
            es: line`Hay ${parts} partes iguales, no ${parts === 3 ? 4 : 3}.`,
          },
          oneShare: notShaded(1),
          oneMore: notShaded(number + 1),
        }
      },
      check(printed, { key }) {
        const { parts, shaded } = sharesIn(printed)
        return key === `${shaded}/${parts}`
      },
    }),

    shade: form({
      levels: ['medium'],
      draw: random => {
        const { share, kind } = random.evenly(TO_SHADE)
        return { kind, ...share }
      },
      answer: shadedShape,
      solve: facts => facts,
      ask: ({ kind, parts, number }) =>
        withFigure(
          {
            en: prose`Shade ${shareNamed({ parts, number })} of the ${KIND_NAMES[kind]}.`,
            es: prose`Sombrea ${shareNamed({ parts, number })} del ${KIND_NAMES[kind]}.`,
          },
          picture(kind, parts),
        ),
      solution: ({ kind, parts, number }) => [
        sharesNamed(parts),
        answerStep(figure(picture(kind, parts, number)), {
          en: line`Shade ${number} of the ${parts} shares.`,
          es: line`Sombrea ${number} de las ${parts} partes.`,
        }),
      ],
      check: (printed, { parts, number }) =>
        sharesIn(printed).parts === parts && keyOf(shareIn(printed)) === `${number}/${parts}`,
    }),

    toAWhole: form({
      levels: ['medium'],
      draw: random => ({
        food: random.evenly(ROUND),
        ...random.evenly<{ readonly parts: Parts; readonly number: number }>([
          { parts: 4, number: 1 },
          { parts: 3, number: 1 },
          { parts: 4, number: 2 },
          { parts: 3, number: 2 },
          { parts: 4, number: 3 },
        ]),
      }),
      answer: quantity,
      solve: ({ parts, number }) => count(parts - number, NOUNS[parts]),
      ask({ food, parts, number }): Both<Content> {
        const [noun, share] = [NOUNS[parts], shareNamed({ parts, number })]
        return {
          en: prose`You have ${share} of ${food.one}. How many more ${things(noun)} make ${food.whole}? ____`,
          es: prose`Tienes ${share} de ${food.one}. ¿${howMany(noun)} más forman ${food.whole}? ____`,
        }
      },
      solution: ({ parts, number }, answer) => [
        step(figure(picture('circle', parts, number)), because.wholeHasSoManyShares, {
          name: plural[parts],
          number: parts,
        }),
        answerStep(both(prose`${answer}`), {
          en: line`Count the shares that are not shaded: ${answer}.`,
          es: line`Cuenta las partes sin sombrear: ${answer}.`,
        }),
      ],
      check(printed, { amount }) {
        const [asked] = [...printed.terms('thing'), ...printed.terms('how-many')]
        const parts = PARTS.find(number => NOUNS[number] === asked?.noun) ?? failed('The question names a share')
        return exact(amount).plus(shareIn(printed).number).equals(parts)
      },
    }),

    ...hardForms(form),
  }),
)
