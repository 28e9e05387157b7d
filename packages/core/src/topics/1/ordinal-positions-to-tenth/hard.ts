import {
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  name,
  people,
  prose,
  type Sentence,
  sentenceChoice,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import { nth, nthOne, ordinalsIn } from './ordinals.ts'
import {
  asked,
  counted,
  countLetters,
  countTo,
  drawLettered,
  drawThings,
  letter,
  letterAt,
  letteredRow,
  lettersIn,
  placeNamed,
  rowOf,
  theOne,
  thingsIn,
} from './rows.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

/** How many pictures there are, and the place from the other end: never the middle one. */
const FROM_THE_END = [
  [8, 3],
  [10, 4],
  [7, 3],
  [9, 6],
  [10, 7],
  [8, 5],
  [9, 4],
  [7, 5],
  [10, 3],
  [9, 3],
  [8, 6],
] as const
/** From this place, so many more to the right or to the left. */
const MOVES = [
  [4, 3],
  [7, -2],
  [3, 4],
  [8, -3],
  [5, 2],
  [9, -4],
  [6, 3],
  [9, -2],
  [2, 4],
] as const

const MISTAKES = {
  wrongEnd: {
    en: prose`Counting starts at the wrong end.`,
    es: prose`Se empieza a contar por el extremo equivocado.`,
  },
  skipped: { en: prose`One picture is skipped.`, es: prose`Se salta un dibujo.` },
  twice: { en: prose`One picture is counted twice.`, es: prose`Un dibujo se cuenta dos veces.` },
} as const
type Mistake = keyof typeof MISTAKES
const said = (mistake: Mistake): Sentence => ({ key: mistake, says: MISTAKES[mistake] })
/** Where each mistake ends that is made in a row of so many. */
const endOf = (mistake: Mistake, place: number, many: number): number =>
  ({ wrongEnd: many + 1 - place, skipped: place - 1, twice: place + 1 })[mistake]

/** What takes two steps or more: from the other end, on from a place, or a wrong place with its mistake. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  otherEnd: form({
    levels: ['hard'],
    kind: 'choose',
    lines: 0,
    wide: true,
    draw: random => {
      const [many, place] = random.evenly(FROM_THE_END)
      return { place, row: drawLettered(random, many, many + 1 - place) }
    },
    answer: letter,
    solve: ({ place, row }) => letterAt(row, row.things.length + 1 - place),
    ask: ({ place, row }) =>
      asked(
        {
          en: prose`Start at the other end. Which picture is ${nth(place)}? Write its letter.`,
          es: prose`Empieza por el otro extremo. ¿Qué dibujo es el ${nth(place)}? Escribe su letra.`,
        },
        letteredRow(row),
      ),
    solution: ({ place, row }, answer) => [
      explainedBy(counted(row.letters.toReversed().slice(0, place)), {
        en: line`Start at the end without the arrow. Count to the ${nth(place)} picture.`,
        es: line`Empieza por el extremo sin flecha. Cuenta hasta llegar al ${nth(place)}.`,
      }),
      explainedBy(symbol(answer), {
        en: line`From that end, picture ${symbol(answer)} is ${nth(place)}.`,
        es: line`Desde ese extremo, el dibujo ${symbol(answer)} es el ${nth(place)}.`,
      }),
    ],
    check: (printed, answer) =>
      lettersIn(printed).length - lettersIn(printed).indexOf(answer) === ordinalsIn(printed.inlines)[0],
  }),

  twoMoves: form({
    levels: ['hard'],
    kind: 'choose',
    lines: 0,
    wide: true,
    draw: random => {
      const [from, by] = random.evenly(MOVES)
      return { from, by, row: drawLettered(random, 10, from + by) }
    },
    answer: letter,
    solve: ({ from, by, row }) => letterAt(row, from + by),
    ask: ({ from, by, row }) => {
      const side = by > 0 ? words('after', 'después') : words('before', 'antes')
      return asked(
        {
          en: prose`Which picture is the ${nth(Math.abs(by))} one ${side} the ${nth(from)}? Write its letter.`,
          es: prose`¿Qué dibujo es el ${nth(Math.abs(by))} ${side} del ${nth(from)}? Escribe su letra.`,
        },
        letteredRow(row),
      )
    },
    solution: ({ from, by, row }, answer) => [
      countLetters(row, from),
      explainedBy(
        counted(by > 0 ? row.letters.slice(from, from + by) : row.letters.slice(from + by - 1, from - 1).toReversed()),
        by > 0
          ? {
              en: line`From there, count the pictures after the ${nth(from)}.`,
              es: line`Desde ahí, cuenta los dibujos que están después del ${nth(from)}.`,
            }
          : {
              en: line`From there, count back the pictures before the ${nth(from)}.`,
              es: line`Desde ahí, cuenta hacia atrás los dibujos que están antes del ${nth(from)}.`,
            },
      ),
      explainedBy(symbol(answer), {
        en: line`Picture ${symbol(answer)} is the ${nth(Math.abs(by))} one ${by > 0 ? words('after', 'después') : words('before', 'antes')} the ${nth(from)}.`,
        es: line`El dibujo ${symbol(answer)} es el ${nth(Math.abs(by))} ${by > 0 ? words('after', 'después') : words('before', 'antes')} del ${nth(from)}.`,
      }),
    ],
    check(printed, answer) {
      const [steps, from] = tupleOf(ordinalsIn(printed.inlines), 2)
      const isAfter = printed.all('words').some(({ en }) => en === 'after')
      return lettersIn(printed).indexOf(answer) + 1 === (isAfter ? from + steps : from - steps)
    },
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw: random => {
      const mistake = random.evenly<Mistake>(['twice', 'wrongEnd', 'skipped'])
      const many = random.int(7, 10)
      const place = random.until(
        () => random.int(3, many - 1),
        drawn => Math.abs(many + 1 - 2 * drawn) > 1,
      )
      return { mistake, place, person: random.pick(people), things: drawThings(random, many) }
    },
    answer: sentenceChoice,
    solve: ({ mistake }): Sentence => said(mistake),
    mistakes: ({ mistake }) =>
      Object.fromEntries(
        (['wrongEnd', 'skipped', 'twice'] as const).flatMap(other => (other === mistake ? [] : [[other, said(other)]])),
      ),
    ask: ({ mistake, place, person, things }) => {
      const one = theOne(itemOf(things, place - 1))
      const claimed = endOf(mistake, place, things.length)
      return asked(
        {
          en: prose`${name(person)} says that ${one} is ${nthOne(claimed)}. What is the mistake?`,
          es: prose`${name(person)} dice que ${one} está en el ${nthOne(claimed)} lugar. ¿Cuál es el error?`,
        },
        figure(rowOf(things)),
      )
    },
    solution: ({ mistake, place, things }, { says }) => {
      const shape = itemOf(things, place - 1)
      const claimed = nth(endOf(mistake, place, things.length))
      return [
        countTo(shape, place),
        explainedBy(
          says,
          mistake === 'wrongEnd'
            ? {
                en: line`${theOne(shape)} is ${nth(place)}. It is ${claimed} only from the other end.`,
                es: line`${theOne(shape)} está en el ${nthOne(place)} lugar. Solo desde el otro extremo es el ${claimed}.`,
              }
            : mistake === 'skipped'
              ? {
                  en: line`${theOne(shape)} is ${nth(place)}, not ${claimed}: one picture was not counted.`,
                  es: line`${theOne(shape)} está en el ${nthOne(place)} lugar, no en el ${claimed}: no se contó un dibujo.`,
                }
              : {
                  en: line`${theOne(shape)} is ${nth(place)}, not ${claimed}: one picture was counted twice.`,
                  es: line`${theOne(shape)} está en el ${nthOne(place)} lugar, no en el ${claimed}: un dibujo se contó dos veces.`,
                },
        ),
      ]
    },
    whyWrong: ({ mistake, place, things }) =>
      Object.fromEntries(
        (['wrongEnd', 'skipped', 'twice'] as const)
          .filter(other => other !== mistake)
          .map(other => {
            const end = endOf(other, place, things.length)
            return [
              other,
              { en: line`That would make it ${nth(end)}.`, es: line`Así estaría en el ${nthOne(end)} lugar.` },
            ]
          }),
      ),
    check(printed, { key }) {
      const [claimed] = tupleOf(ordinalsIn(printed.inlines), 1)
      const [before, after] = [placeNamed(printed), thingsIn(printed).length - placeNamed(printed) + 1]
      return key === 'wrongEnd'
        ? claimed === after
        : key === 'skipped'
          ? claimed < before && claimed !== after
          : claimed > before && claimed !== after
    },
  }),
})
