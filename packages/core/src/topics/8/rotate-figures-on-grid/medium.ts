import {
  type Both,
  blank,
  both,
  type Content,
  degrees,
  evaluate,
  expr,
  type FormMaker,
  figure,
  itemOf,
  join,
  line,
  option,
  type Point,
  point,
  pointList,
  prose,
  type Step,
  sentenceChoice,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  asPoint,
  drawClockwise,
  drawTurn,
  givenPoints,
  grid,
  isTurned,
  type Level,
  NAMES,
  named,
  ORIGIN,
} from './parts.ts'
import { RULES, rulesFromAxes, triedSteps } from './steps.ts'
import { paragraph, printedTurn, spokenTurn, type Turn, turned } from './turns.ts'

const SPOKEN = {
  left: { en: prose`${degrees(90)} counterclockwise`, es: prose`${degrees(90)} en sentido antihorario` },
  half: { en: prose`${degrees(180)}`, es: prose`${degrees(180)}` },
  right: { en: prose`${degrees(90)} clockwise`, es: prose`${degrees(90)} en sentido horario` },
} as const

const TURNS = option(SPOKEN)

const KEYS = { 1: 'left', 2: 'half', 3: 'right' } as const

const about = (quarters: Turn['quarters'], clockwise: boolean): Turn => ({ quarters, center: ORIGIN, clockwise })

const onlyThis = (says: Both<Content>, [before, after]: readonly [Point, Point]): Step =>
  step(says, because.onlyThisReaches, { point: named([before]), image: named([after], '′') })

function asSentence(turn: Turn) {
  const spoken = spokenTurn(turn)
  return { key: String(turn.quarters), says: { en: paragraph(spoken.en), es: paragraph(spoken.es) } }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  rule: form({
    levels: ['medium'],
    lines: 1,
    draw(random) {
      const quarters = random.evenly([1, 2, 3] as const)
      const turn: Turn = { quarters, center: ORIGIN, clockwise: drawClockwise(random, quarters, false) }
      const given = random.until(
        (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)],
        ([x, y]) => Math.abs(x) !== Math.abs(y),
      )
      return { turn, given }
    },
    answer: pointList,
    solve: ({ turn, given }) => [RULES[turn.quarters], turned(given, turn)],
    namedAnswer: ({ turn, given }) =>
      both(
        paragraph(
          line`${point(symbol('x'), symbol('y'))} → ${point(...RULES[turn.quarters])}; ${named([turned(given, turn)], '′')}`,
        ),
      ),
    ask({ turn, given }) {
      const spoken = spokenTurn(turn)
      const rule = line`: ${point(symbol('x'), symbol('y'))} → ${point(blank(2), blank(2))}`
      return {
        en: paragraph(
          line`Complete the rule for a rotation of `,
          spoken.en,
          rule,
          line`. Then write the image of ${named([given])}.`,
        ),
        es: paragraph(
          line`Completa la regla de la rotación de `,
          spoken.es,
          rule,
          line`. Luego escribe la imagen de ${named([given])}.`,
        ),
      }
    },
    solution: ({ turn, given }) => [
      ...rulesFromAxes(turn),
      step(named([turned(given, turn)], '′'), because.ruleMovesThePoint),
    ],
    // The rule moves a point of its own as the words say.
    check(printed, [rule, image]) {
      const turn = printedTurn(printed)
      const [x, y] = [3, 5]
      const moved = rule!.map(value => evaluate(expr(value), { x, y }).toNumber()) as [number, number]
      return isTurned([x, y], moved, turn) && isTurned(itemOf(givenPoints(printed), 0), asPoint(image!), turn)
    },
  }),

  nameTurn: form({
    levels: ['medium'],
    share: 2,
    draw: (random, level: Level) => drawTurn(random, level, 4),
    answer: TURNS,
    solve: ({ turn: { quarters } }) => KEYS[quarters],
    ask({ given, image }) {
      const drawn = figure(grid(given, image))
      const letters = [...NAMES].slice(0, given.length)
      const [before, after] = [
        join(...letters.map(letter => symbol(letter))),
        join(...letters.map(letter => symbol(`${letter}′`))),
      ]
      const isTriangle = given.length === 3
      return {
        en: [
          drawn,
          isTriangle
            ? prose`Which rotation about the origin takes triangle ${before} to triangle ${after}?`
            : prose`Which rotation about the origin takes quadrilateral ${before} to quadrilateral ${after}?`,
        ],
        es: [
          drawn,
          isTriangle
            ? prose`¿Qué rotación alrededor del origen lleva el triángulo ${before} al triángulo ${after}?`
            : prose`¿Qué rotación alrededor del origen lleva el cuadrilátero ${before} al cuadrilátero ${after}?`,
        ],
      }
    },
    solution({ given, image }, answer) {
      const [before, after] = [itemOf(given, 0), itemOf(image, 0)]
      return [
        step(paragraph(line`${named([before])}; ${named([after], '′')}`), because.readGraph, {
          what: { en: line`one vertex and its image`, es: line`un vértice y su imagen` },
        }),
        ...triedSteps(before, [about(1, false), about(2, false), about(3, true)]),
        onlyThis(SPOKEN[answer], [before, after]),
      ]
    },
    // Tries each of the three rotations on every vertex.
    check(printed, answer) {
      const [given, image] = printed.figure('transformation-grid').shapes
      const quarters = answer === 'left' ? 1 : answer === 'half' ? 2 : 3
      return given!.vertices.every((before, i) =>
        isTurned(before, itemOf(image!.vertices, i), { quarters, center: ORIGIN }),
      )
    },
  }),

  whichRotation: form({
    levels: ['medium'],
    draw(random) {
      const quarters = random.evenly([1, 2, 3] as const)
      const before = random.until(
        (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)],
        ([x, y]) => Math.abs(x) !== Math.abs(y),
      )
      const turn: Turn = { quarters, center: ORIGIN, clockwise: quarters !== 2 && random.chance(0.5) }
      return { before, turn }
    },
    answer: sentenceChoice,
    solve: ({ turn }) => asSentence(turn),
    mistakes({ turn }) {
      const others = ([1, 2, 3] as const).filter(quarters => quarters !== turn.quarters)
      const [one, two] = others.map(quarters => ({
        quarters,
        center: ORIGIN,
        clockwise: turn.clockwise && quarters !== 2,
      }))
      return {
        anotherAngle: asSentence(one!),
        yetAnotherAngle: asSentence(two!),
        noTurn: {
          key: '4',
          says: { en: prose`${degrees(360)} about the origin`, es: prose`${degrees(360)} alrededor del origen` },
        },
      }
    },
    ask({ before, turn }) {
      const after = turned(before, turn)
      const [from, to] = [named([before]), named([after], '′')]
      return {
        en: prose`A rotation takes ${from} to ${to}. Which rotation is it?`,
        es: prose`Una rotación lleva ${from} a ${to}. ¿Qué rotación es?`,
      }
    },
    solution: ({ before, turn }, { says }) => [
      ...triedSteps(
        before,
        ([1, 2, 3] as const).map(quarters => about(quarters, turn.clockwise && quarters !== 2)),
      ),
      onlyThis(says, [before, turned(before, turn)]),
    ],
    whyWrong({ before, turn }) {
      const others = ([1, 2, 3] as const).filter(quarters => quarters !== turn.quarters)
      const [one, two] = others.map(quarters => {
        const reached = named([turned(before, { quarters, center: ORIGIN })], '′')
        return { en: line`It takes the point to ${reached}.`, es: line`Lleva el punto a ${reached}.` }
      })
      return {
        anotherAngle: one!,
        yetAnotherAngle: two!,
        noTurn: {
          en: line`A full turn leaves the point in its place.`,
          es: line`Una vuelta completa deja el punto en su lugar.`,
        },
      }
    },
    check(printed, { key }) {
      const [before, after] = givenPoints(printed)
      return key !== '4' && isTurned(before!, after!, { quarters: Number(key) as Turn['quarters'], center: ORIGIN })
    },
  }),
})
