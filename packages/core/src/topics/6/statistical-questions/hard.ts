import {
  type Block,
  type Both,
  blank,
  bullets,
  explainedBy,
  type Inline,
  itemOf,
  type Locale,
  labelOrder,
  line,
  name,
  option,
  type Printed,
  people,
  prose,
  type Random,
  sentenceChoice,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { asChoice, block, type Form, inline, isPrinted } from './said.ts'
import { studiesA } from './studies-a.ts'
import { studiesB } from './studies-b.ts'
import type { Study } from './study.ts'

const studies: readonly Study[] = studiesA.flatMap((study, i) => [study, itemOf(studiesB, i)])
const PARTS = ['population', 'attribute', 'method', 'unit'] as const
type Part = (typeof PARTS)[number]
const NAMED: Readonly<Record<Part, Both<string>>> = {
  population: { en: 'Population', es: 'Población' },
  attribute: { en: 'What was measured', es: 'Qué se midió' },
  method: { en: 'How it was measured', es: 'Cómo se midió' },
  unit: { en: 'Unit', es: 'Unidad' },
}
/** How each part is found in the description. */
const foundIn = ({ shows, does }: Study): Readonly<Record<Part, Both<readonly Inline[]>>> => ({
  population: {
    en: line`The population is the whole group that the study is about.`,
    es: line`La población es todo el grupo del que trata el estudio.`,
  },
  attribute: inline(shows),
  method: inline(does),
  unit: {
    en: line`The values were written down in this unit.`,
    es: line`Los valores se anotaron en esta unidad.`,
  },
})
const SETS: readonly (readonly [Part, Part, Part])[] = [
  ['attribute', 'method', 'unit'],
  ['population', 'attribute', 'unit'],
  ['population', 'attribute', 'method'],
  ['population', 'method', 'unit'],
]

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
interface Banked {
  readonly study: Study
  readonly parts: readonly [Part, Part, Part]
  /** The nine entries in their printed order. */
  readonly bank: readonly { readonly part: Part; readonly at: number }[]
}
function drawBank(random: Random): Banked {
  const [study, parts] = [random.evenly(studies), random.evenly(SETS)]
  const bank = random.until(
    () => random.shuffle<Banked['bank']>(parts.flatMap(part => [0, 1, 2].map(at => ({ part, at })))),
    // The answer is never in the order of the letters, nor in the opposite one.
    drawn => {
      const [a, b, c] = tupleOf(
        parts.map(part => drawn.findIndex(one => one.part === part && one.at === 0)),
        3,
      )
      return (b - a) * (c - b) < 0
    },
  )
  return { study, parts, bank }
}
const entry = ({ study }: Banked, { part, at }: Banked['bank'][number]) => itemOf(study[part], at)
const letterOf = ({ bank }: Banked, part: Part) =>
  itemOf(
    LETTERS,
    bank.findIndex(one => one.part === part && one.at === 0),
  )
const studyPrinted = (printed: Printed) => studies.find(({ story }) => isPrinted(printed, story))

const partChoice = option<Part>({
  population: block(NAMED.population),
  attribute: block(NAMED.attribute),
  method: block(NAMED.method),
  unit: block(NAMED.unit),
})
/** Which line is wrong: a group or a thing measured more often than a tool or a unit. */
const WRONG: readonly Part[] = ['population', 'attribute', 'method', 'population', 'attribute', 'unit']
function whyOf({ population, unit, shows, does }: Study, wrong: Part, locale: Locale): string {
  const [group, values] = [population[0][locale], unit[0][locale]]
  const isEnglish = locale === 'en'
  switch (wrong) {
    case 'population':
      return isEnglish ? `the study is about a different group: ${group}.` : `el estudio trata de otro grupo: ${group}.`
    case 'attribute':
      return isEnglish ? `something else was measured. ${shows.en}` : `se midió otra cosa. ${shows.es}`
    case 'method':
      return isEnglish ? `that was not the way. ${does.en}` : `no se hizo así. ${does.es}`
    case 'unit':
      return isEnglish ? `the numbers were written down in ${values}.` : `los números se anotaron en ${values}.`
  }
}
interface Reported {
  readonly study: Study
  readonly wrong: Part
}
const reportLine = ({ study, wrong }: Reported, part: Part, locale: Locale): string =>
  `${NAMED[part][locale]}: ${itemOf(study[part], part === wrong ? 1 : 0)[locale]}`

export const hardForms = (form: Form) => ({
  fillStudy: form({
    levels: ['hard'],
    draw: drawBank,
    answer: labelOrder(LETTERS),
    solve: drawn => drawn.parts.map(part => letterOf(drawn, part)),
    ask(drawn) {
      const { study, parts, bank } = drawn
      const shown = (locale: Locale): readonly Block[] => [
        bullets(
          ...bank.map((one, i): readonly Inline[] => [
            ...line`${symbol(itemOf(LETTERS, i))}: `,
            entry(drawn, one)[locale],
          ]),
        ),
        table({ rows: parts.map(part => [[NAMED[part][locale]], blank()]), rowHeads: true }),
      ]
      const told = block(study.story)
      return {
        en: [told.en, prose`Write the letter of the words that belong in each row of the table.`, ...shown('en')],
        es: [
          told.es,
          prose`Escribe la letra de las palabras que corresponden a cada fila de la tabla.`,
          ...shown('es'),
        ],
      }
    },
    key: ({ study, parts }) => {
      const said = (locale: Locale): Block => ({
        kind: 'paragraph',
        content: [parts.map(part => `${NAMED[part][locale]}: ${study[part][0][locale]}`).join('; ')],
      })
      return { en: said('en'), es: said('es') }
    },
    solution: drawn => {
      const { study, parts } = drawn
      return parts.map(part => {
        const letter = symbol(letterOf(drawn, part))
        const [right] = study[part]
        return explainedBy(
          {
            en: { kind: 'paragraph', content: [...line`${letter}: `, right.en] },
            es: { kind: 'paragraph', content: [...line`${letter}: `, right.es] },
          },
          foundIn(study)[part],
        )
      })
    },
    check(printed, answer) {
      const study = studyPrinted(printed)
      const items = printed.block('bullets').items.map(item => item.filter(part => typeof part === 'string').join(''))
      const rows = printed.block('table').rows.map(([head]) => (head ?? []).join(''))
      return (
        study !== undefined &&
        rows.every((head, i) => {
          const part = PARTS.find(one => NAMED[one].en === head || NAMED[one].es === head)
          const said = itemOf(items, LETTERS.indexOf(itemOf(answer, i)))
          return part !== undefined && [study[part][0].en, study[part][0].es].some(words => said === `: ${words}`)
        })
      )
    },
  }),

  whichQuestion: form({
    levels: ['hard'],
    draw: random => random.evenly(startingAt(studies, 7)),
    answer: sentenceChoice,
    solve: ({ questions }) => asChoice(questions.right),
    mistakes: ({ questions: { otherGroup, otherAttribute, single } }) => ({
      otherGroup: asChoice(otherGroup),
      otherAttribute: asChoice(otherAttribute),
      single: asChoice(single),
    }),
    ask({ story }) {
      const told = block(story)
      return {
        en: [told.en, prose`Which statistical question can be answered with the data from this study?`],
        es: [told.es, prose`¿Qué pregunta estadística se puede responder con los datos de este estudio?`],
      }
    },
    solution: ({ questions, attribute, population }) => [
      explainedBy(block(population[0]), {
        en: line`This is the population of the study.`,
        es: line`Esta es la población del estudio.`,
      }),
      explainedBy(block(attribute[0]), {
        en: line`This is what was measured.`,
        es: line`Esto es lo que se midió.`,
      }),
      explainedBy(block(questions.right), {
        en: line`This question is about the population of the study and about what was measured.`,
        es: line`Esta pregunta trata de la población del estudio y de lo que se midió.`,
      }),
    ],
    whyWrong: ({ attribute, population }) => ({
      single: {
        en: line`It has one definite answer, so it is not statistical.`,
        es: line`Tiene una sola respuesta, así que no es estadística.`,
      },
      otherGroup: {
        en: [`The population of the study is different: ${population[0].en}.`],
        es: [`La población del estudio es otra: ${population[0].es}.`],
      },
      otherAttribute: {
        en: [`The study measured something else: ${attribute[0].en}.`],
        es: [`El estudio midió otra cosa: ${attribute[0].es}.`],
      },
    }),
    check(printed, { key }) {
      return studyPrinted(printed)?.questions.right.en === key
    },
  }),

  wrongLine: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => ({
      study: random.evenly(startingAt(studies, 13)),
      wrong: random.evenly(WRONG),
      person: random.evenly(people),
    }),
    answer: partChoice,
    solve: ({ wrong }) => wrong,
    ask(drawn) {
      const told = block(drawn.study.story)
      const who = name(drawn.person)
      const report = (locale: Locale) => bullets(...PARTS.map(part => [reportLine(drawn, part, locale)]))
      return {
        en: [
          told.en,
          prose`${who} wrote this report about the study. One line is wrong. Which line is it?`,
          report('en'),
        ],
        es: [
          told.es,
          prose`${who} escribió este informe sobre el estudio. Un renglón está mal. ¿Cuál es?`,
          report('es'),
        ],
      }
    },
    key: ({ study, wrong }) =>
      block({ en: `It should be: ${study[wrong][0].en}.`, es: `Debe ser: ${study[wrong][0].es}.` }),
    solution: drawn => {
      const { study, wrong } = drawn
      const others = (locale: Locale): Block => ({
        kind: 'paragraph',
        content: [
          PARTS.filter(part => part !== wrong)
            .map(part => study[part][0][locale])
            .join('; '),
        ],
      })
      return [
        explainedBy(
          { en: others('en'), es: others('es') },
          {
            en: line`These three lines agree with the description.`,
            es: line`Estos tres renglones concuerdan con la descripción.`,
          },
        ),
        explainedBy(block(NAMED[wrong]), {
          en: [`The report says “${study[wrong][1].en},” but ${whyOf(study, wrong, 'en')}`],
          es: [`El informe dice “${study[wrong][1].es}”, pero ${whyOf(study, wrong, 'es')}`],
        }),
      ]
    },
    check(printed, answer) {
      const study = studyPrinted(printed)
      const items = printed.block('bullets').items.map(item => item.join(''))
      const wrong = PARTS.filter(
        (part, i) =>
          study === undefined ||
          ![`${NAMED[part].en}: ${study[part][0].en}`, `${NAMED[part].es}: ${study[part][0].es}`].includes(
            itemOf(items, i),
          ),
      )
      return wrong.length === 1 && wrong[0] === answer
    },
  }),
})
