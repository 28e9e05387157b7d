import {
  angleDegrees,
  answerStep,
  blank,
  circleGraph,
  count,
  decimal,
  degrees,
  divide,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  type Figure,
  type FilledTable,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  name,
  noun,
  over,
  type Person,
  people,
  percent,
  percentage,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  sum,
  table,
  tableCells,
  things,
  times,
  tupleOf,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { askedNames, chose, drawGraph, drawn, type Graph, graphOf, hundredths, type Said } from './graphs.ts'
import type { levels } from './levels.ts'
import { settings } from './settings.ts'

const FULL = degrees(360)
const STEP = noun('step', 'steps', 'paso', 'pasos', 'm')
const angleOf = (part: number): number => (part * 360) / 100

interface Asked extends Graph {
  readonly asked: number
}
const drawAsked = (random: Random, first: number): Asked => ({
  ...drawGraph(random, 'hard', first),
  asked: random.int(0, 3),
})

/** Numbers instead of percents. */
interface Counted extends Graph {
  readonly all: number
}
const drawCounted = (random: Random, first: number): Counted => {
  const graph = drawGraph(random, 'hard', first)
  return { ...graph, all: random.pick([40, 60, 80, 120]) }
}
const countAt = ({ parts, all }: Counted, i: number) => (itemOf(parts, i) * all) / 100
/** The degrees of one answer, at 80 answers 4.5°. */
const eachAngle = ({ all }: Counted) => degrees(decimal(Ratio.of(360, all)))
const [NUMBER, ANGLE] = [words('Number', 'Número'), words('Angle', 'Ángulo')]

/** What somebody takes for the angle of a sector. */
interface Slipped extends Asked {
  readonly person: Person
  readonly slip: Slip
}
type Slip = 'same' | 'half' | 'rest'
const SLIPS = ['same', 'half', 'rest'] as const
const slipped = (part: number, slip: Slip): number =>
  slip === 'same' ? part : slip === 'half' ? (part * 180) / 100 : 360 - angleOf(part)
const WHY: Readonly<Record<Slip, Said>> = {
  same: {
    en: line`A percent is a part of 100, but a full turn has ${FULL}.`,
    es: line`Un porcentaje es una parte de 100, pero un giro completo tiene ${FULL}.`,
  },
  half: {
    en: line`A full turn has ${FULL}, not ${degrees(180)}.`,
    es: line`Un giro completo tiene ${FULL}, no ${degrees(180)}.`,
  },
  rest: {
    en: line`This is the angle of all the other sectors together.`,
    es: line`Ese es el ángulo de todos los otros sectores juntos.`,
  },
}
const corrected = (slip: Slip, angle: number): Sentence => ({
  key: `${slip} ${angle}`,
  says: paragraph(WHY[slip], {
    en: line`The angle is ${degrees(angle)}.`,
    es: line`El ángulo mide ${degrees(angle)}.`,
  }),
})
const angleStep = (part: number) =>
  explained(
    equation(times(decimal(hundredths(part)), FULL), degrees(angleOf(part))),
    line`Write ${percent(part)} as a decimal and multiply by the full turn, ${FULL}.`,
    line`Escribe el ${percent(part)} como decimal y multiplica por el giro completo, ${FULL}.`,
  )
const TOLD = {
  en: line`You want to show these data in a circle graph.`,
  es: line`Quieres mostrar estos datos en una gráfica circular.`,
}

export const angleForms = (form: FormMaker<typeof levels>) => ({
  angle: form({
    levels: ['hard'],
    draw: random => ({ ...drawCounted(random, 0), asked: random.int(0, 3) }),
    answer: angleDegrees,
    solve: ({ parts, asked }) => angleOf(itemOf(parts, asked)),
    ask(facts) {
      // The numbers stand in a table: in the drawing the angle could be measured.
      const shown = table({
        head: [facts.setting.title, NUMBER],
        rows: facts.names.map((item, i) => [item, countAt(facts, i)]),
      })
      const item = itemOf(facts.names, facts.asked)
      const asked = paragraph(TOLD, {
        en: line`What is the measure of the angle of the sector for ${item}?`,
        es: line`¿Cuánto mide el ángulo del sector de ${item}?`,
      })
      return { en: [shown, asked.en], es: [shown, asked.es] }
    },
    solution(facts) {
      const { parts, asked, all } = facts
      const [part, counts] = [itemOf(parts, asked), parts.map((_, i) => countAt(facts, i))]
      return [
        explained(
          equation(sum(...counts), all),
          line`Add the numbers to find the total.`,
          line`Suma los números para hallar el total.`,
        ),
        explained(
          equation(over(countAt(facts, asked), all), hundredths(part)),
          line`Find the fraction of the total for ${itemOf(facts.names, asked)}.`,
          line`Halla la fracción del total que corresponde a ${itemOf(facts.names, asked)}.`,
        ),
        explained(
          equation(times(hundredths(part), FULL), degrees(angleOf(part))),
          line`Multiply it by the full turn, ${FULL}.`,
          line`Multiplícala por el giro completo, ${FULL}.`,
        ),
      ]
    },
    check(printed, answer) {
      const rows = printed.block('table').rows
      const counts = rows.map(row => exact(itemOf(itemOf(row, 1), 0) as Expr))
      const asked = printed.maths.filter(item => item.kind === 'words').at(-1)
      const at = rows.findIndex(cells => JSON.stringify(cells[0]?.[0]) === JSON.stringify(asked))
      const all = counts.reduce((one, other) => one.plus(other), Ratio.of(0))
      return at >= 0 && exact(answer).times(all).over(360).equals(itemOf(counts, at))
    },
  }),

  fromAngle: form({
    levels: ['hard'],
    // A quarter and a half are seen at a glance.
    draw: random =>
      random.until(
        () => drawAsked(random, 1),
        ({ parts, asked }) => itemOf(parts, asked) !== 25 && itemOf(parts, asked) !== 50,
      ),
    answer: percentage,
    solve: ({ parts, asked }) => itemOf(parts, asked),
    ask(facts) {
      const shown = drawn(
        facts,
        facts.parts.map((part, i) => (i === facts.asked ? null : degrees(angleOf(part)))),
      )
      const { en, es } = chose(facts, itemOf(facts.names, facts.asked))
      const asked = paragraph({ en: ['What percent of ', ...en, '?'], es: ['¿Qué porcentaje de ', ...es, '?'] })
      return { en: [shown, asked.en], es: [shown, asked.es] }
    },
    solution({ parts, asked }) {
      const part = itemOf(parts, asked)
      const others = parts.filter((_, i) => i !== asked).map(angleOf)
      return [
        explained(
          equation(
            { kind: 'sum', terms: [FULL, ...others.map(other => ({ kind: 'negative' as const, of: degrees(other) }))] },
            degrees(angleOf(part)),
          ),
          line`Subtract the other angles from the full turn, ${FULL}.`,
          line`Resta los otros ángulos del giro completo, ${FULL}.`,
        ),
        explained(
          equation(divide(degrees(angleOf(part)), FULL), decimal(hundredths(part))),
          line`Divide the angle of the sector by the full turn, ${FULL}.`,
          line`Divide el ángulo del sector entre el giro completo, ${FULL}.`,
        ),
        explained(
          equation(decimal(hundredths(part)), percent(part)),
          line`Write the decimal as a percent.`,
          line`Escribe el decimal como porcentaje.`,
        ),
      ]
    },
    check(printed, answer) {
      const [item] = askedNames(printed)
      const others = printed
        .figure('circle-graph')
        .sectors.filter(one => JSON.stringify(one.name) !== JSON.stringify(item))
        .map(({ value }) => (value?.kind === 'measure' ? exact(value.of) : failed('A sector without its angle')))
      const rest = others.reduce((left, angle) => left.minus(angle), Ratio.of(360))
      return others.length === 3 && exact(answer).times(360).over(100).equals(rest)
    },
  }),

  anglesTable: form({
    levels: ['hard'],
    draw: random => drawCounted(random, 2),
    answer: tableCells,
    solve: (counted): FilledTable => ({
      ...rowsOf(counted, i => degrees(angleOf(itemOf(counted.parts, i)))),
      blanks: counted.parts.map(angleOf),
    }),
    ask(counted) {
      const told = paragraph({
        en: line`The table shows what ${counted.all} ${things(counted.setting.of)} answered. Complete it with the angles of the sectors of a circle graph.`,
        es: line`La tabla muestra lo que respondieron ${counted.all} ${things(counted.setting.of)}. Complétala con los ángulos de los sectores de una gráfica circular.`,
      })
      const shown = table(rowsOf(counted, () => degrees(blank(2))))
      return { en: [told.en, shown], es: [told.es, shown] }
    },
    solution: counted => [
      explained(
        equation(divide(FULL, counted.all), eachAngle(counted)),
        line`Divide the full turn, ${FULL}, by the total: each answer gets this many degrees.`,
        line`Divide el giro completo, ${FULL}, entre el total: a cada respuesta le corresponden estos grados.`,
      ),
      ...counted.names.map((item, i) =>
        explained(
          equation(times(countAt(counted, i), eachAngle(counted)), degrees(angleOf(itemOf(counted.parts, i)))),
          line`Row for ${item}: multiply the number by ${eachAngle(counted)}.`,
          line`Fila de ${item}: multiplica el número por ${eachAngle(counted)}.`,
        ),
      ),
    ],
    // All angles make a full turn, in the ratio of the numbers.
    check(printed, { blanks }) {
      const counts = printed.block('table').rows.map(row => exact(itemOf(itemOf(row, 1), 0) as Expr))
      const angles = blanks.map(exact)
      const first = itemOf(counts, 0)
      return (
        angles.reduce((all, angle) => all.plus(angle), Ratio.of(0)).equals(360) &&
        angles.every((angle, i) => angle.times(first).equals(itemOf(angles, 0).times(itemOf(counts, i))))
      )
    },
  }),

  draw: form({
    levels: ['hard'],
    draw: random => drawCounted(random, 3),
    answer: drawing<{ setting: number; names: readonly number[]; parts: readonly number[] }>(
      ({ setting, names, parts }): Figure => {
        const found = itemOf(settings, setting)
        return circleGraph({
          title: found.title,
          sectors: parts.map((size, i) => ({
            name: itemOf(found.names, itemOf(names, i)),
            size,
            value: degrees(angleOf(size)),
          })),
        })
      },
    ),
    solve: ({ setting, names, parts }) => ({
      setting: settings.indexOf(setting),
      names: names.map(item => setting.names.indexOf(item)),
      parts,
    }),
    ask(counted) {
      const told = paragraph({
        en: line`The table shows what ${counted.all} ${things(counted.setting.of)} answered. Draw a circle graph of the data. The marks are ${degrees(18)} apart. Write the angle in each sector.`,
        es: line`La tabla muestra lo que respondieron ${counted.all} ${things(counted.setting.of)}. Dibuja una gráfica circular de los datos. Entre marca y marca hay ${degrees(18)}. Escribe el ángulo en cada sector.`,
      })
      const shown = table({
        head: [counted.setting.title, NUMBER],
        rows: counted.names.map((item, i) => [item, countAt(counted, i)]),
      })
      const empty = figure(circleGraph({ title: counted.setting.title, sectors: [], whole: 100, marks: 20 }))
      return { en: [told.en, shown, empty], es: [told.es, shown, empty] }
    },
    key: counted => ({ en: prose`${anglesIn(counted)}`, es: prose`${anglesIn(counted)}` }),
    solution: counted => [
      ...counted.names.map((item, i) =>
        explained(
          equation(times(over(countAt(counted, i), counted.all), FULL), degrees(angleOf(itemOf(counted.parts, i)))),
          line`Multiply the fraction for ${item} by the full turn, ${FULL}: ${count(angleOf(itemOf(counted.parts, i)) / 18, STEP)} of ${degrees(18)}.`,
          line`Multiplica la fracción de ${item} por el giro completo, ${FULL}: ${count(angleOf(itemOf(counted.parts, i)) / 18, STEP)} de ${degrees(18)}.`,
        ),
      ),
      answerStep(
        figure(
          graphOf(
            counted,
            counted.parts.map(part => degrees(angleOf(part))),
          ),
        ),
        {
          en: line`Begin at the top and draw the sectors one after another, clockwise.`,
          es: line`Empieza arriba y dibuja los sectores uno tras otro, en el sentido de las manecillas del reloj.`,
        },
      ),
    ],
    check(printed, { parts }) {
      const counts = printed.block('table').rows.map(row => exact(itemOf(itemOf(row, 1), 0) as Expr))
      const all = counts.reduce((sum, count) => sum.plus(count), Ratio.of(0))
      return counts.every((count, i) => count.times(100).equals(all.times(itemOf(parts, i))))
    },
  }),

  mistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Slipped {
      const person = random.pick(people)
      return random.until(
        () => ({ ...drawAsked(random, 4), slip: random.evenly(SLIPS), person }),
        ({ parts, asked }) => itemOf(parts, asked) !== 50 && itemOf(parts, asked) !== 25,
      )
    },
    answer: sentenceChoice,
    solve: ({ parts, asked, slip }): Sentence => corrected(slip, angleOf(itemOf(parts, asked))),
    mistakes({ parts, asked, slip }): Readonly<Record<string, Sentence>> {
      const part = itemOf(parts, asked)
      const [other, third] = tupleOf(
        SLIPS.filter(one => one !== slip),
        2,
      )
      return {
        stillWrong: corrected(slip, slipped(part, other)),
        another: corrected(other, angleOf(part)),
        third: corrected(third, slipped(part, other)),
      }
    },
    ask(facts) {
      const { parts, names, asked, person, slip } = facts
      const part = itemOf(parts, asked)
      const item = itemOf(names, asked)
      const claim = paragraph({
        en: line`${name(person)} finds ${degrees(slipped(part, slip))} for the angle of the sector for ${item}. What is the mistake, and what is the correct angle?`,
        es: line`${name(person)} halla ${degrees(slipped(part, slip))} para el ángulo del sector de ${item}. ¿Cuál es el error y cuál es el ángulo correcto?`,
      })
      const shown = table({
        head: [facts.setting.title, words('Percent', 'Porcentaje')],
        rows: names.map((one, i) => [one, percent(itemOf(parts, i))]),
      })
      const told = paragraph({
        en: line`A circle graph will show these data.`,
        es: line`Una gráfica circular mostrará estos datos.`,
      })
      return { en: [told.en, shown, claim.en], es: [told.es, shown, claim.es] }
    },
    solution({ parts, asked, slip }, { says }) {
      const part = itemOf(parts, asked)
      const wrong = degrees(slipped(part, slip))
      return [
        angleStep(part),
        slip === 'same'
          ? explained(
              wrong,
              line`The number of the percent was taken for degrees.`,
              line`Se tomó el número del porcentaje como grados.`,
            )
          : slip === 'half'
            ? explained(
                equation(times(decimal(hundredths(part)), degrees(180)), wrong),
                line`The percent was taken of half a turn.`,
                line`Se tomó el porcentaje de medio giro.`,
              )
            : explained(
                equation({ kind: 'sum', terms: [FULL, { kind: 'negative', of: degrees(angleOf(part)) }] }, wrong),
                line`The rest of the turn was taken.`,
                line`Se tomó el resto del giro.`,
              ),
        answerStep(says, {
          en: line`This names the mistake and gives the correct angle.`,
          es: line`Esto nombra el error y da el ángulo correcto.`,
        }),
      ]
    },
    whyWrong: ({ parts, asked, slip }) => {
      const part = itemOf(parts, asked)
      const [other, third] = tupleOf(
        SLIPS.filter(one => one !== slip),
        2,
      )
      const would = (one: Slip): WhyWrong => ({
        en: line`That mistake would give ${degrees(slipped(part, one))}.`,
        es: line`Con ese error se obtendrían ${degrees(slipped(part, one))}.`,
      })
      return {
        stillWrong: {
          en: line`It names the mistake, but the angle is ${degrees(angleOf(part))}.`,
          es: line`Nombra el error, pero el ángulo mide ${degrees(angleOf(part))}.`,
        },
        another: would(other),
        third: would(third),
      }
    },
    check(printed, { key }) {
      const asked = printed.maths.filter(item => item.kind === 'words').at(-1)
      const row = printed.block('table').rows.find(cells => JSON.stringify(cells[0]?.[0]) === JSON.stringify(asked))
      if (row === undefined) return false
      const share = exact(itemOf(itemOf(row, 1), 0) as Expr)
      const claimed = printed.all('measure').map(({ of }) => exact(of))[0]
      const right = share.times(360)
      const why = claimed?.equals(share.times(100)) ? 'same' : claimed?.equals(share.times(180)) ? 'half' : 'rest'
      return key === `${why} ${right}`
    },
  }),
})

const rowsOf = (counted: Counted, angleAt: (i: number) => Expr) => ({
  head: [counted.setting.title, NUMBER, ANGLE],
  rows: counted.names.map((item, i) => [item, countAt(counted, i), angleAt(i)]),
})
const anglesIn = (counted: Counted): Expr => ({
  kind: 'list',
  items: counted.names.map((item, i) => equation(item, degrees(angleOf(itemOf(counted.parts, i))))),
  brackets: '',
})
