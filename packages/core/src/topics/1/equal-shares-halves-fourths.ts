import {
  answerStep,
  both,
  defineTopic,
  drawing,
  exact,
  expr,
  type Figure,
  figure,
  figureChoice,
  integer,
  line,
  list,
  option,
  prose,
  step,
  thing,
  things,
  trueOrFalse,
  tupleOf,
  type WhyWrong,
  withFigure,
  words,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { hardForms, levels } from './equal-shares-halves-fourths/hard.ts'
import {
  EQUAL,
  nounOf,
  type Picture,
  partsIn,
  partsOfOnly,
  pictureOf,
  shareNoun,
  UNEQUAL,
} from './equal-shares-halves-fourths/pictures.ts'
import { SHARES } from './equal-shares-halves-fourths/stories.ts'

const counting = (count: number) => list(...Array.from({ length: count }, (_, i) => i + 1))
const SEEN = {
  equal: { en: prose`All shares have the same size`, es: prose`Todas las partes tienen el mismo tamaño` },
  unequal: { en: prose`Some shares are larger than others`, es: prose`Unas partes son más grandes que otras` },
  two: { en: prose`One share is larger than the other`, es: prose`Una parte es más grande que la otra` },
} as const
const compared = ({ sizes }: Picture) =>
  step(
    new Set(sizes).size === 1 ? SEEN.equal : sizes.length === 2 ? SEEN.two : SEEN.unequal,
    because.equalSharesAreAlike,
  )

const named = option({
  half: { en: prose`one half`, es: prose`la mitad` },
  halves: { en: prose`two halves`, es: prose`dos mitades` },
  fourth: { en: prose`one fourth`, es: prose`un cuarto` },
  fourths: { en: prose`four fourths`, es: prose`cuatro cuartos` },
})
const NAMES = { half: [2, 1], halves: [2, 2], fourth: [4, 1], fourths: [4, 4] } as const
const WORDS: Readonly<Record<Name, readonly [en: string, es: string]>> = {
  half: ['one half', 'la mitad'],
  halves: ['two halves', 'dos mitades'],
  fourth: ['one fourth', 'un cuarto'],
  fourths: ['four fourths', 'cuatro cuartos'],
}
type Name = keyof typeof NAMES

const shaded = drawing<{ picture: Picture; shaded: number }>(
  ({ picture, shaded }) => pictureOf(picture, { shaded, says: 'equality' }),
  value => [{ ...value, shaded: value.shaded === value.picture.sizes.length ? 0 : value.shaded + 1 }],
)
/** What is asked to be shaded, and how many shares that are. */
const TO_SHADE = [
  { parts: 4, shaded: 1, says: words('one fourth', 'un cuarto') },
  { parts: 2, shaded: 1, says: words('one half', 'la mitad') },
  { parts: 4, shaded: 1, says: words('one quarter', 'una cuarta parte') },
  { parts: 4, shaded: 4, says: words('four fourths', 'cuatro cuartos') },
  { parts: 4, shaded: 2, says: words('two fourths', 'dos cuartos') },
] as const

/** What is drawn where somebody says that one half or one fourth is shaded. */
type Shown = 'right' | 'unequal' | 'other'
/** The forms take their turns in step: each begins at another place of its list. */
const [equalToName, equalToShade, equalToJudge] = [2, 5, 7].map(first => ({
  2: turned(EQUAL[2], first),
  4: turned(EQUAL[4], first),
})) as [Equals, Equals, Equals]
type Equals = Readonly<Record<2 | 4, readonly Picture[]>>

const ONLY_ONE_SHADED = { en: line`Only 1 share is shaded.`, es: line`Solo está sombreada 1 parte.` }
const ALL_SHADED = { en: line`More than 1 share is shaded.`, es: line`Está sombreada más de 1 parte.` }
const NOT_HALVES = {
  en: line`Halves are 2 equal shares. Here there are 4.`,
  es: line`Las mitades son 2 partes iguales. Aquí hay 4.`,
}
const NOT_FOURTHS = {
  en: line`Fourths are 4 equal shares. Here there are 2.`,
  es: line`Los cuartos son 4 partes iguales. Aquí hay 2.`,
}
const HALVES_ARE_ALL = { en: line`Two halves make a whole.`, es: line`Dos mitades forman un entero.` }
const FOURTHS_ARE_ALL = { en: line`Four fourths make a whole.`, es: line`Cuatro cuartos forman un entero.` }
/** Words that are taken for the right ones. */
const NOT_SO_NAMED: Readonly<Record<Name, Readonly<Partial<Record<Name, WhyWrong>>>>> = {
  half: { halves: ONLY_ONE_SHADED, fourth: NOT_FOURTHS, fourths: FOURTHS_ARE_ALL },
  halves: { half: ALL_SHADED, fourth: NOT_FOURTHS, fourths: NOT_FOURTHS },
  fourth: { half: NOT_HALVES, halves: HALVES_ARE_ALL, fourths: ONLY_ONE_SHADED },
  fourths: { half: NOT_HALVES, halves: NOT_HALVES, fourth: ALL_SHADED },
}

export const equalSharesHalvesFourths = defineTopic(
  {
    id: 'equal-shares-halves-fourths',
    name: { en: 'Halves and fourths', es: 'Mitades y cuartos' },
    description: {
      en: 'Split circles and rectangles into two or four equal shares and name each share.',
      es: 'Divide círculos y rectángulos en dos o cuatro partes iguales y nombra cada parte.',
    },
    domain: 'Geometry',
    standards: ['1.G.A.3'],
    levels,
    rev: 4,
  },
  form => ({
    areEqual: form({
      levels: ['easy'],
      lines: 0,
      draw: random => {
        const isEqual = random.evenly([true, false])
        const parts = random.evenly([4, 2] as const)
        return { picture: random.evenly(isEqual ? EQUAL[parts] : UNEQUAL[parts]), isEqual }
      },
      answer: yesOrNo,
      solve: ({ isEqual }) => (isEqual ? 'yes' : 'no'),
      ask: ({ picture }) =>
        withFigure(
          {
            en: prose`Does the ${thing(nounOf(picture.whole))} show equal shares?`,
            es: prose`¿El ${thing(nounOf(picture.whole))} muestra partes iguales?`,
          },
          pictureOf(picture),
        ),
      solution: ({ picture, isEqual }, answer) => [
        compared(picture),
        answerStep(yesOrNo.show(answer), {
          en: isEqual ? line`The shares are equal.` : line`The shares are not equal.`,
          es: isEqual ? line`Las partes son iguales.` : line`Las partes no son iguales.`,
        }),
      ],
      check: (printed, answer) => partsOfOnly(printed).areEqual === (answer === 'yes'),
    }),

    howMany: form({
      levels: ['easy'],
      lines: 0,
      draw: random => {
        const parts = random.evenly([2, 4, 3] as const)
        return random.evenly(turned(EQUAL[parts], 5))
      },
      answer: integer,
      solve: ({ sizes }) => sizes.length,
      ask: picture =>
        withFigure(
          {
            en: prose`How many equal shares does the ${thing(nounOf(picture.whole))} have? ____`,
            es: prose`¿Cuántas partes iguales tiene el ${thing(nounOf(picture.whole))}? ____`,
          },
          pictureOf(picture),
        ),
      solution: ({ whole, sizes }) => [
        step(counting(sizes.length), because.countTheShares),
        answerStep(expr(sizes.length), {
          en: line`The ${thing(nounOf(whole))} has ${sizes.length} equal shares.`,
          es: line`El ${thing(nounOf(whole))} tiene ${sizes.length} partes iguales.`,
        }),
      ],
      check(printed, answer) {
        const { count, areEqual } = partsOfOnly(printed)
        return areEqual && exact(answer).equals(count)
      },
    }),

    whichShows: form({
      levels: ['easy'],
      lines: 0,
      draw: random => {
        const parts = random.evenly([2, 4] as const)
        const picture = random.evenly(turned(EQUAL[parts], 3))
        const unequal = random.pick(UNEQUAL[parts])
        const otherParts = parts === 4 ? 3 : random.pick([3, 4] as const)
        return { parts, picture, unequal, otherParts, other: random.pick(EQUAL[otherParts]) }
      },
      answer: figureChoice,
      solve: ({ picture }): Figure => pictureOf(picture),
      mistakes: ({ unequal, other }) => ({ 'unequal shares': pictureOf(unequal), 'other number': pictureOf(other) }),
      ask: ({ parts }) => ({
        en: prose`Which shape shows ${things(shareNoun(parts))}?`,
        es: prose`¿Qué figura muestra ${things(shareNoun(parts))}?`,
      }),
      solution: ({ parts, picture }) => [
        step(figure(pictureOf(picture)), because.equalSharesAreAlike),
        step(counting(parts), because.equalSharesAreCalled, { count: parts, name: things(shareNoun(parts)) }),
      ],
      whyWrong: ({ parts, otherParts }) => ({
        'unequal shares': { en: line`The shares are not equal.`, es: line`Las partes no son iguales.` },
        'other number': {
          en: line`There are ${otherParts} equal shares, not ${parts}.`,
          es: line`Hay ${otherParts} partes iguales, no ${parts}.`,
        },
      }),
      check(printed, drawn) {
        const { count, areEqual } = partsIn(drawn)
        const [asked] = printed.terms('thing')
        return areEqual && (count === 2 || count === 4) && asked?.noun === shareNoun(count)
      },
    }),

    nameTheShare: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: random => {
        const name = random.evenly<Name>(['fourth', 'half', 'fourths', 'fourth', 'half', 'halves'])
        return { name, picture: random.evenly(equalToName[NAMES[name][0]]) }
      },
      answer: named,
      solve: ({ name }): Name => name,
      ask: ({ name, picture }) =>
        withFigure(
          { en: prose`Which words name the shaded part?`, es: prose`¿Qué palabras nombran la parte sombreada?` },
          pictureOf(picture, { shaded: NAMES[name][1], says: 'equality' }),
        ),
      solution: ({ name }) => {
        const [parts, colored] = NAMES[name]
        return [
          step(counting(parts), because.equalSharesAreCalled, { count: parts, name: things(shareNoun(parts)) }),
          step(both(prose`${colored}`), because.countTheShadedShares),
          answerStep(
            named.show(name),
            colored === 1
              ? {
                  en: line`The shaded part is ${words(...WORDS[name])}.`,
                  es: line`La parte sombreada es ${words(...WORDS[name])}.`,
                }
              : {
                  en: line`The shaded parts are ${words(...WORDS[name])}.`,
                  es: line`Las partes sombreadas son ${words(...WORDS[name])}.`,
                },
          ),
        ]
      },
      whyWrong: ({ name }) => NOT_SO_NAMED[name],
      check(printed, answer) {
        const { count, shaded, areEqual } = partsOfOnly(printed)
        const [parts, colored] = NAMES[answer]
        return areEqual && parts === count && colored === shaded
      },
    }),

    shade: form({
      levels: ['medium'],
      draw: random => {
        const asked = random.evenly(TO_SHADE)
        return { asked, picture: random.evenly(equalToShade[asked.parts]) }
      },
      answer: shaded,
      solve: ({ asked, picture }) => ({ picture, shaded: asked.shaded }),
      ask: ({ asked, picture }) =>
        withFigure(
          {
            en: prose`Shade ${asked.says} of the ${thing(nounOf(picture.whole))}.`,
            es: prose`Sombrea ${asked.says} del ${thing(nounOf(picture.whole))}.`,
          },
          pictureOf(picture, { says: 'equality' }),
        ),
      solution: ({ asked, picture }) => [
        step(counting(asked.parts), because.equalSharesAreCalled, {
          count: asked.parts,
          name: things(shareNoun(asked.parts)),
        }),
        answerStep(figure(pictureOf(picture, { shaded: asked.shaded, says: 'equality' })), {
          en: line`Shade ${asked.shaded} of the ${asked.parts} shares.`,
          es: line`Sombrea ${asked.shaded} de las ${asked.parts} partes.`,
        }),
      ],
      check(printed, { shaded }) {
        const { count, areEqual } = partsOfOnly(printed)
        const [{ en }] = tupleOf(printed.all('words'), 1)
        const fits = TO_SHADE.some(
          ({ parts, says, ...asked }) => says.en === en && parts === count && asked.shaded === shaded,
        )
        return areEqual && fits
      },
    }),

    makeTheWhole: form({
      levels: ['medium'],
      lines: 0,
      draw: random => {
        const parts = random.evenly([2, 4] as const)
        return { parts, picture: random.evenly(EQUAL[parts]) }
      },
      answer: integer,
      solve: ({ parts }) => parts,
      // Nothing is drawn: to count the shares is easy's.
      ask: ({ parts, picture }) => ({
        en: prose`A whole ${thing(nounOf(picture.whole))} is ____ ${things(shareNoun(parts))}.`,
        es: prose`Un ${thing(nounOf(picture.whole))} entero tiene ____ ${things(shareNoun(parts))}.`,
      }),
      solution: ({ parts, picture }) => [
        step(figure(pictureOf(picture, { says: 'equality' })), because.explain, {
          sentence: {
            en: line`Draw a ${thing(nounOf(picture.whole))} and cut it into ${things(shareNoun(parts))}.`,
            es: line`Dibuja un ${thing(nounOf(picture.whole))} y divídelo en ${things(shareNoun(parts))}.`,
          },
        }),
        step(counting(parts), because.countTheShares),
        answerStep(expr(parts), {
          en: line`A whole ${thing(nounOf(picture.whole))} is ${parts} ${things(shareNoun(parts))}.`,
          es: line`Un ${thing(nounOf(picture.whole))} entero tiene ${parts} ${things(shareNoun(parts))}.`,
        }),
      ],
      check(printed, answer) {
        const areHalves = printed.terms('thing').some(({ noun }) => noun === shareNoun(2))
        return exact(answer).equals(areHalves ? 2 : 4)
      },
    }),

    isItShaded: form({
      levels: ['medium'],
      lines: 0,
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => {
        const shown = random.evenly<Shown>(['unequal', 'right', 'other', 'right'])
        const parts = random.evenly([4, 2] as const)
        const drawn = shown === 'other' ? (parts === 2 ? 4 : 2) : parts
        return { shown, parts, picture: random.evenly(shown === 'unequal' ? UNEQUAL[drawn] : equalToJudge[drawn]) }
      },
      answer: trueOrFalse,
      solve: ({ shown }) => (shown === 'right' ? 'true' : 'false'),
      ask: ({ parts, picture }) => {
        const drawn = figure(pictureOf(picture, { shaded: 1 }))
        return {
          en: [drawn, prose`The shaded part is ${SHARES[parts]} of the ${thing(nounOf(picture.whole))}.`],
          es: [drawn, prose`La parte sombreada es ${SHARES[parts]} del ${thing(nounOf(picture.whole))}.`],
        }
      },
      solution: ({ shown, parts, picture }, answer) => {
        const drawn = picture.sizes.length
        return [
          compared(picture),
          answerStep(
            trueOrFalse.show(answer),
            shown === 'unequal'
              ? {
                  en: line`${parts} unequal shares are not ${things(shareNoun(parts))}.`,
                  es: line`${parts} partes desiguales no son ${things(shareNoun(parts))}.`,
                }
              : {
                  en: line`1 of ${drawn} equal shares is ${drawn === 2 ? SHARES[2] : SHARES[4]}.`,
                  es: line`1 de ${drawn} partes iguales es ${drawn === 2 ? SHARES[2] : SHARES[4]}.`,
                },
          ),
        ]
      },
      check(printed, answer) {
        const { count, areEqual } = partsOfOnly(printed)
        const isHalf = printed.all('words').some(({ en }) => en === SHARES[2].en)
        return (areEqual && count === (isHalf ? 2 : 4)) === (answer === 'true')
      },
    }),

    ...hardForms(form),
  }),
)
