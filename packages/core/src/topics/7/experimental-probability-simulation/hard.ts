import {
  answerStep,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  failed,
  type Hole,
  type Inline,
  line,
  over,
  percent,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  type WhyWrong,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { manyTrialForms } from './many-trials.ts'
import type { Said } from './said.ts'
import { type Simulated, simulated } from './simulated.ts'

/** "The digits from 0 to 2 stand for". */
function range(from: number, to: number): Said {
  if (from === to) return { en: line`he digit ${from} stands for `, es: line`l dígito ${from} representa ` }
  return to === from + 1
    ? { en: line`he digits ${from} and ${to} stand for `, es: line`os dígitos ${from} y ${to} representan ` }
    : { en: line`he digits from ${from} to ${to} stand for `, es: line`os dígitos del ${from} al ${to} representan ` }
}
const begun = (begin: string, [first, ...rest]: readonly Inline[]): readonly Inline[] => [
  `${begin}${String(first)}`,
  ...rest,
]
/** Which digits stand for it and which do not. */
export function digitsSaid({ yes, no }: Simulated, k: number): Said {
  const [low, high] = [range(0, k - 1), range(k, 9)]
  const [one, other] = [k === 1 ? 'E' : 'L', k === 9 ? 'e' : 'l']
  return {
    en: [...begun('T', low.en), ...yes.en, ...begun(', and t', high.en), ...no.en, '.'],
    es: [...begun(one, low.es), ...yes.es, ...begun(`, y ${other}`, high.es), ...no.es, '.'],
  }
}
const digitsChoice = (setting: Simulated, k: number): Sentence => ({
  key: `digits ${k}`,
  says: paragraph(digitsSaid(setting, k)),
})

/** A device with the chance that it models. */
interface Model {
  readonly chance: Ratio
  /** So many of the equally likely results mean it. */
  readonly of: readonly [favorable: number, all: number]
  readonly says: Said
}
const models: readonly Model[] = [
  {
    chance: Ratio.of(1, 6),
    of: [1, 6],
    says: { en: ['Roll a number cube: a 1 means '], es: ['Lanzar un dado: un 1 significa '] },
  },
  {
    chance: Ratio.of(1, 3),
    of: [2, 6],
    says: { en: ['Roll a number cube: a 1 or a 2 means '], es: ['Lanzar un dado: un 1 o un 2 significa '] },
  },
  {
    chance: Ratio.of(2, 3),
    of: [4, 6],
    says: {
      en: ['Roll a number cube: a number less than 5 means '],
      es: ['Lanzar un dado: un número menor que 5 significa '],
    },
  },
  {
    chance: Ratio.of(5, 6),
    of: [5, 6],
    says: {
      en: ['Roll a number cube: any number except 6 means '],
      es: ['Lanzar un dado: cualquier número menos el 6 significa '],
    },
  },
  {
    chance: Ratio.of(1, 4),
    of: [1, 4],
    says: { en: ['Toss two coins: two heads mean '], es: ['Lanzar dos monedas: dos caras significan '] },
  },
  {
    chance: Ratio.of(3, 4),
    of: [3, 4],
    says: {
      en: ['Toss two coins: at least one head means '],
      es: ['Lanzar dos monedas: por lo menos una cara significa '],
    },
  },
  {
    chance: Ratio.of(1, 2),
    of: [1, 2],
    says: { en: ['Toss a coin: heads means '], es: ['Lanzar una moneda: cara significa '] },
  },
  {
    chance: Ratio.of(1, 5),
    of: [1, 5],
    says: {
      en: ['Spin a spinner with 5 equal sections, one of them red: red means '],
      es: ['Girar una ruleta de 5 secciones iguales, una de ellas roja: el rojo significa '],
    },
  },
  {
    chance: Ratio.of(4, 5),
    of: [4, 5],
    says: {
      en: ['Spin a spinner with 5 equal sections, one of them red: any other color means '],
      es: ['Girar una ruleta de 5 secciones iguales, una de ellas roja: cualquier otro color significa '],
    },
  },
]
const modelOf = (chance: Ratio): Model =>
  models.find(model => model.chance.equals(chance)) ?? failed('No simulation has this chance')
/** 2/6 = 1/3. */
const chanceOf = ({ chance, of: [favorable, all] }: Model): Expr =>
  chance.d === all ? over(favorable, all) : equation(over(favorable, all), chance)
const chanceSaid = ({ of: [favorable, all] }: Model): Said => ({
  en: [...line`${favorable} of the ${all} equally likely results `, favorable === 1 ? 'counts.' : 'count.'],
  es: [favorable === 1 ? 'Cuenta ' : 'Cuentan ', ...line`${favorable} de los ${all} resultados igualmente probables.`],
})
const modelChoice = ({ chance, says }: Model, { means }: Story): Sentence => ({
  key: `${chance}`,
  says: paragraph({ en: [...says.en, ...means.en, '.'], es: [...says.es, ...means.es, '.'] }),
})
/** Chances that a device can model; the share is told, and what is watched. */
interface Story {
  readonly chances: readonly Ratio[]
  readonly told: (part: Hole) => Said
  readonly means: Said
}
const stories: readonly Story[] = [
  {
    chances: [Ratio.of(2, 3), Ratio.of(4, 5)],
    told: part => ({
      en: line`A bus is on time on ${part} of all days. Which simulation models whether it is on time on a day?`,
      es: line`Un autobús llega a tiempo en ${part} de los días. ¿Qué simulación representa si llega a tiempo un día?`,
    }),
    means: { en: ['a day on time'], es: ['un día a tiempo'] },
  },
  {
    chances: [Ratio.of(1, 4), Ratio.of(1, 5), Ratio.of(1, 6)],
    told: part => ({
      en: line`A toy is in ${part} of all cereal boxes. Which simulation models whether a box has a toy?`,
      es: line`Hay un juguete en ${part} de las cajas de cereal. ¿Qué simulación representa si una caja tiene juguete?`,
    }),
    means: { en: ['a toy'], es: ['un juguete'] },
  },
  {
    chances: [Ratio.of(3, 4), Ratio.of(5, 6)],
    told: part => ({
      en: line`A player makes ${part} of her free throws. Which simulation models whether a free throw goes in?`,
      es: line`Una jugadora encesta ${part} de sus tiros libres. ¿Qué simulación representa si entra un tiro libre?`,
    }),
    means: { en: ['a shot that goes in'], es: ['un tiro que entra'] },
  },
  {
    chances: [Ratio.of(1, 3), Ratio.of(1, 4)],
    told: part => ({
      en: line`In spring it rains on ${part} of the days. Which simulation models whether it rains on a day?`,
      es: line`En primavera llueve en ${part} de los días. ¿Qué simulación representa si llueve un día?`,
    }),
    means: { en: ['rain'], es: ['lluvia'] },
  },
  {
    chances: [Ratio.of(4, 5), Ratio.of(5, 6), Ratio.of(3, 4)],
    told: part => ({
      en: line`Of a kind of seed, ${part} sprout. Which simulation models whether a seed sprouts?`,
      es: line`De un tipo de semilla germinan ${part}. ¿Qué simulación representa si una semilla germina?`,
    }),
    means: { en: ['a seed that sprouts'], es: ['una semilla que germina'] },
  },
  {
    chances: [Ratio.of(1, 3), Ratio.of(2, 3)],
    told: part => ({
      en: line`A cat chooses the blue bowl ${part} of the time. Which simulation models which bowl it chooses?`,
      es: line`Un gato elige el plato azul ${part} de las veces. ¿Qué simulación representa qué plato elige?`,
    }),
    means: { en: ['the blue bowl'], es: ['el plato azul'] },
  },
  {
    chances: [Ratio.of(1, 5), Ratio.of(1, 6)],
    told: part => ({
      en: line`In a town, ${part} of the families have a dog. Which simulation models whether a family has a dog?`,
      es: line`En un pueblo, ${part} de las familias tienen perro. ¿Qué simulación representa si una familia tiene perro?`,
    }),
    means: { en: ['a dog'], es: ['un perro'] },
  },
  {
    chances: [Ratio.of(1, 2), Ratio.of(2, 3)],
    told: part => ({
      en: line`A team wins ${part} of its home games. Which simulation models whether it wins a home game?`,
      es: line`Un equipo gana ${part} de sus partidos en casa. ¿Qué simulación representa si gana un partido en casa?`,
    }),
    means: { en: ['a win'], es: ['una victoria'] },
  },
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  digits: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const setting = random.evenly(simulated.slice(0, 4))
      return { setting, k: random.pick(setting.tenths) }
    },
    answer: sentenceChoice,
    solve: ({ setting, k }): Sentence => digitsChoice(setting, k),
    mistakes: ({ setting, k }): Readonly<Record<string, Sentence>> => ({
      oneMore: digitsChoice(setting, k + 1),
      turned: digitsChoice(setting, 10 - k),
      oneLess: digitsChoice(setting, k - 1),
      half: digitsChoice(setting, 5),
    }),
    ask: ({ setting, k }) =>
      paragraph(setting.told(role('chance', percent(10 * k))), {
        en: line`Random digits from 0 to 9 are used for a simulation. What should the digits stand for?`,
        es: line`Para una simulación se usan dígitos al azar del 0 al 9. ¿Qué deben representar los dígitos?`,
      }),
    solution: ({ k }, { says }) => [
      explained(
        equation(percent(10 * k), over(k, 10)),
        line`Of ${10} equally likely digits, ${k} must count.`,
        line`De ${10} dígitos igualmente probables deben contar ${k}.`,
      ),
      answerStep(says, {
        en: line`From 0 to ${k - 1} there are ${k} digits, since 0 is one of them.`,
        es: line`Del 0 al ${k - 1} hay ${k} dígitos, pues el 0 es uno de ellos.`,
      }),
    ],
    whyWrong: ({ k }) => {
      const counts = (many: number): WhyWrong => ({
        en: line`It lets ${many} of ${10} digits count, not ${k}.`,
        es: line`Hace contar ${many} de ${10} dígitos, no ${k}.`,
      })
      return { oneMore: counts(k + 1), turned: counts(10 - k), oneLess: counts(k - 1), half: counts(5) }
    },
    check: (printed, { key }) => key === `digits ${printed.role('chance').times(10)}`,
  }),

  device: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw(random) {
      const story = random.evenly(stories)
      const chance = random.pick(story.chances)
      const others = random.sample(
        models.filter(model => !model.chance.equals(chance)),
        3,
      )
      return { story, chance, others }
    },
    answer: sentenceChoice,
    solve: ({ story, chance }): Sentence => modelChoice(modelOf(chance), story),
    mistakes: ({ story, others }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries(others.map((model, i) => [`other ${i}`, modelChoice(model, story)])),
    ask: ({ story, chance }) => paragraph(story.told(role('chance', chance))),
    solution({ chance }, { says }) {
      const model = modelOf(chance)
      const { en, es } = chanceSaid(model)
      return [
        explained(
          expr(chance),
          line`The simulation must have the probability ${chance}.`,
          line`La simulación debe tener la probabilidad ${chance}.`,
        ),
        answerStep(says, {
          en: [...en, ...line` The probability is ${chanceOf(model)}.`],
          es: [...es, ...line` La probabilidad es ${chanceOf(model)}.`],
        }),
      ]
    },
    whyWrong: ({ others }) =>
      Object.fromEntries(
        others.map((model, i) => {
          const { en, es } = chanceSaid(model)
          return [`other ${i}`, explained(chanceOf(model), en, es)] as const
        }),
      ),
    check: (printed, { key }) => key === `${printed.role('chance')}`,
  }),

  ...manyTrialForms(form),
})
