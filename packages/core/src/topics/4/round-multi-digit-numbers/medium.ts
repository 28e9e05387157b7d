import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  line,
  type Noun,
  prose,
  quantity,
  relation,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { placeOf, roundingSteps } from './parts.ts'

interface Story {
  readonly range: readonly [least: number, most: number]
  readonly unit: number
  readonly noun: Noun
  tell(value: number): Both<Content>
}

const stories: readonly Story[] = [
  {
    range: [12_101, 68_999],
    unit: 1000,
    noun: nouns.person,
    tell: value => ({
      en: prose`There were ${value} people at a game. About how many people is that? Round to the nearest thousand.`,
      es: prose`En un partido hubo ${value} personas. ¿Cuántas personas son, más o menos? Redondea a la unidad de millar más cercana.`,
    }),
  },
  {
    range: [21_150, 89_940],
    unit: 1000,
    noun: nouns.dollar,
    tell: value => ({
      en: prose`A truck costs ${value} dollars. Round the price to the nearest thousand dollars.`,
      es: prose`Una camioneta cuesta ${value} dólares. Redondea el precio al millar de dólares más cercano.`,
    }),
  },
  {
    range: [104_300, 879_800],
    unit: 10_000,
    noun: nouns.resident,
    tell: value => ({
      en: prose`A city has ${value} residents. Round the number of residents to the nearest ten thousand.`,
      es: prose`Una ciudad tiene ${value} habitantes. Redondea el número de habitantes a la decena de millar más cercana.`,
    }),
  },
  {
    range: [1204, 8973],
    unit: 100,
    noun: nouns.kilometer,
    tell: value => ({
      en: prose`Two cities are ${value} kilometers apart. Round the distance to the nearest hundred kilometers.`,
      es: prose`Dos ciudades están a ${value} kilómetros una de la otra. Redondea la distancia a la centena de kilómetros más cercana.`,
    }),
  },
  {
    range: [2315, 9786],
    unit: 100,
    noun: nouns.book,
    tell: value => ({
      en: prose`A library lends ${value} books a month. Round the number of books to the nearest hundred.`,
      es: prose`Una biblioteca presta ${value} libros al mes. Redondea el número de libros a la centena más cercana.`,
    }),
  },
  {
    range: [14_250, 74_800],
    unit: 1000,
    noun: nouns.book,
    tell: value => ({
      en: prose`A library owns ${value} books. Round the number of books to the nearest thousand.`,
      es: prose`Una biblioteca tiene ${value} libros. Redondea el número de libros a la unidad de millar más cercana.`,
    }),
  },
  {
    range: [112_400, 618_900],
    unit: 10000,
    noun: nouns.visitor,
    tell: value => ({
      en: prose`A zoo has ${value} visitors in one year. Round the number of visitors to the nearest ten thousand.`,
      es: prose`Un zoológico recibe ${value} visitantes en un año. Redondea el número de visitantes a la decena de millar más cercana.`,
    }),
  },
  {
    range: [1125, 4879],
    unit: 100,
    noun: nouns.student,
    tell: value => ({
      en: prose`A college has ${value} students. Round the number of students to the nearest hundred.`,
      es: prose`Una universidad tiene ${value} estudiantes. Redondea el número de estudiantes a la centena más cercana.`,
    }),
  },
  {
    range: [1340, 8960],
    unit: 100,
    noun: nouns.tree,
    tell: value => ({
      en: prose`A forest club plants ${value} trees. Round the number of trees to the nearest hundred.`,
      es: prose`Un club forestal planta ${value} árboles. Redondea el número de árboles a la centena más cercana.`,
    }),
  },
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichRound: form({
    levels: ['medium'],
    draw(random) {
      const unit = random.evenly([1000, 10_000])
      const target = random.int(3, 89) * unit
      const place = (tenths: number) => target + tenths * (unit / 10) + random.int(1, unit / 10 - 1)
      return {
        unit,
        target,
        right: place(random.evenly([-5, -4, -3, 2, 3, 4])),
        above: place(random.int(5, 6)),
        below: place(random.int(-7, -6)),
        sameDigits: place(random.int(8, 9)),
      }
    },
    answer: formulaChoice,
    solve: ({ right }) => right,
    mistakes: ({ above, below, sameDigits }) => ({ above, below, sameDigits }),
    ask: ({ unit, target }) => ({
      en: prose`Which number rounds to ${target} when rounded to the nearest ${placeOf(unit)}?`,
      es: prose`¿Qué número da ${target} al redondearlo a la ${placeOf(unit)} más cercana?`,
    }),
    solution: ({ unit, target, right }) => [
      ...roundingSteps({ value: right, unit }),
      explained(expr(right), line`This number rounds to ${target}.`, line`Este número se redondea a ${target}.`),
    ],
    whyWrong({ unit, target, above, below, sameDigits }) {
      const roundsTo = (value: number, rounded: number) => {
        const halfway = (target + rounded) / 2
        return explained(
          relation(value, value > halfway ? '>' : '<', halfway),
          line`Halfway from ${Math.min(target, rounded)} to ${Math.max(target, rounded)} is ${halfway}, so ${value} rounds to ${rounded}.`,
          line`El punto medio entre ${Math.min(target, rounded)} y ${Math.max(target, rounded)} es ${halfway}, así que ${value} se redondea a ${rounded}.`,
        )
      }
      return {
        above: roundsTo(above, target + unit),
        below: roundsTo(below, target - unit),
        sameDigits: roundsTo(sameDigits, target + unit),
      }
    },
    check(printed, answer) {
      const unit = printed.one('words').en === 'thousand' ? 1000 : 10_000
      return isNearest(exact(answer).n, printed.take(1)[0].n, unit)
    },
  }),

  story: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    lines: 2,
    draw: (random, level) => {
      const { range, unit, tell, noun } = random.evenly(
        stories.filter(({ unit }) => (level.numbers === 'to four digits' ? unit === 100 : unit > 100)),
      )
      return {
        value: random.until(
          () => random.int(...range),
          n => n % unit !== 0,
        ),
        unit,
        noun,
        tell,
      }
    },
    answer: quantity,
    solve: ({ value, unit, noun }) => count(rounded(value, unit), noun),
    ask: ({ value, tell }) => tell(value),
    solution: ({ value, unit }, answer) => [
      ...roundingSteps({ value, unit }),
      answerStep(both({ kind: 'paragraph', content: [answer] }), {
        en: line`That is about ${answer}.`,
        es: line`Son aproximadamente ${answer}.`,
      }),
    ],
    check(printed, { amount }) {
      const unit = /hundred|centena (?!de millar)/.test(printed.text)
        ? 100
        : /ten thousand|decena de millar/.test(printed.text)
          ? 10_000
          : 1000
      return isNearest(printed.take(1)[0].n, exact(amount).n, unit)
    },
  }),
})
