import {
  angleDegrees,
  angleNamed,
  answerStep,
  both,
  degrees,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  line,
  list,
  m,
  measureOfAngle,
  option,
  prose,
  solution,
  solveLinear,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { angleFan, drawnRelation, protractor, relatedAngles } from './angle-figures.ts'
import { otherAngleStories, totalInWords } from './angle-stories.ts'
import type { levels } from './levels.ts'
import { findX, fits, relationSteps, saidOtherAngle, TOTALS, TURNS, turnStep, x } from './parts.ts'

const RELATION_SENTENCES = {
  complementary: { en: line`They are complementary.`, es: line`Son complementarios.` },
  supplementary: { en: line`They are supplementary.`, es: line`Son suplementarios.` },
  vertical: { en: line`They are vertical angles.`, es: line`Son opuestos por el vértice.` },
  adjacent: { en: line`They are only adjacent.`, es: line`Solo son adyacentes.` },
}

const SHARE_A_SIDE = {
  en: line`The angles share a side. Vertical angles share only the vertex.`,
  es: line`Los ángulos comparten un lado. Los opuestos por el vértice comparten solo el vértice.`,
}
/** The relations that are taken for the drawn one. */
const NOT_THE_RELATION = {
  complementary: {
    supplementary: {
      en: line`Together they make ${degrees(90)}; supplementary angles make ${degrees(180)}.`,
      es: line`Juntos forman ${degrees(90)}; los suplementarios forman ${degrees(180)}.`,
    },
    vertical: SHARE_A_SIDE,
    adjacent: {
      en: line`They are adjacent, but they also add up to ${degrees(90)}.`,
      es: line`Son adyacentes, pero además suman ${degrees(90)}.`,
    },
  },
  supplementary: {
    complementary: {
      en: line`Together they make ${degrees(180)}; complementary angles make ${degrees(90)}.`,
      es: line`Juntos forman ${degrees(180)}; los complementarios forman ${degrees(90)}.`,
    },
    vertical: SHARE_A_SIDE,
    adjacent: {
      en: line`They are adjacent, but they also add up to ${degrees(180)}.`,
      es: line`Son adyacentes, pero además suman ${degrees(180)}.`,
    },
  },
  vertical: {
    complementary: {
      en: line`They are equal, and each is clearly more than ${degrees(45)}: together they make more than ${degrees(90)}.`,
      es: line`Son iguales y cada uno mide claramente más de ${degrees(45)}: juntos miden más de ${degrees(90)}.`,
    },
    supplementary: {
      en: line`They lie across from each other. Only an angle beside one of them makes a straight angle with it.`,
      es: line`Están uno frente al otro. Solo un ángulo contiguo a uno de ellos forma con él un ángulo llano.`,
    },
    adjacent: { en: line`They do not share a side.`, es: line`No comparten ningún lado.` },
  },
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  missingAngle: form({
    levels: ['easy'],
    share: 3,
    instruction: findX,
    draw(random, { relations }) {
      const relation = random.evenly(relations)
      const total = TOTALS[relation]
      const measure = total === 90 ? random.int(12, 78) : random.int(15, 165)
      const other = total === null ? measure : total - measure
      return {
        relation,
        measure,
        other,
        drawn: relatedAngles(relation, [measure, other], [x, other], random.pick(TURNS)),
      }
    },
    answer: solution('x'),
    solve: ({ measure }) => measure,
    ask: ({ drawn }) => both(figure(drawn)),
    solution: ({ relation, measure, other }) =>
      relation === 'vertical'
        ? [
            step(equation(degrees(x), degrees(other)), because.equalAngles, {
              why: { en: line`vertical angles`, es: line`opuestos por el vértice` },
            }),
            answerStep(equation(x, measure), {
              en: line`Both labels show the same number of degrees: ${x} is ${measure}.`,
              es: line`Las dos etiquetas dan el mismo número de grados: ${x} es ${measure}.`,
            }),
          ]
        : relationSteps(relation, x, other),
    check: fits,
  }),

  adjacentAngle: form({
    levels: ['easy'],
    instruction: findX,
    draw(random) {
      const whole = random.intExcept(50, 165, 90)
      const part = random.int(15, whole - 15)
      return {
        whole,
        part,
        drawn: angleFan({ measures: [whole - part, part], labels: [x, part], turn: random.pick(TURNS) }),
      }
    },
    answer: solution('x'),
    solve: ({ whole, part }) => whole - part,
    ask: ({ whole, drawn }) => both([equation(measureOfAngle('AOC'), degrees(whole)), figure(drawn)]),
    solution: ({ whole, part }) => [
      explained(
        equation(sum(x, part), whole),
        line`The two angles make up ${angleNamed('AOC')}, which measures ${degrees(whole)}.`,
        line`Los dos ángulos forman ${angleNamed('AOC')}, que mide ${degrees(whole)}.`,
      ),
      ...solveLinear(equation(sum(x, part), whole)),
    ],
    // Both parts, as drawn, make the whole angle.
    check(printed, answer) {
      const whole = evaluate(printed.one('relation').right).toNumber()
      return (
        fits(printed, answer) &&
        Math.abs(
          protractor(printed.figure('geometry-diagram')).reduce((sum, { measure }) => sum + measure, 0) - whole,
        ) < 0.01
      )
    },
  }),

  nameRelation: form({
    levels: ['easy'],
    instruction: {
      en: prose`How are angle 1 and angle 2 related?`,
      es: prose`¿Qué relación hay entre el ángulo 1 y el ángulo 2?`,
    },
    draw(random) {
      const relation = random.evenly(['complementary', 'vertical', 'supplementary', 'adjacent'])
      // Vertical angles of 45° would be complementary too, and from 55° on they are clearly not.
      const p = {
        complementary: () => random.int(20, 70),
        vertical: () => random.int(55, 80),
        supplementary: () => random.int(25, 80),
        adjacent: () => random.int(25, 80),
      }[relation]()
      const q: number = {
        complementary: 90 - p,
        vertical: p,
        supplementary: 180 - p,
        adjacent: random.intExcept(25, 75, 90 - p),
      }[relation]
      const labels = random.shuffle([m`1`, m`2`])
      return {
        relation,
        whole: p + q,
        drawn: relatedAngles(relation, [p, q], labels, random.int(0, 23) * 15, { plain: true }),
      }
    },
    answer: option({
      complementary: { en: prose`They are complementary.`, es: prose`Son complementarios.` },
      supplementary: { en: prose`They are supplementary.`, es: prose`Son suplementarios.` },
      vertical: { en: prose`They are vertical angles.`, es: prose`Son opuestos por el vértice.` },
      adjacent: { en: prose`They are only adjacent.`, es: prose`Solo son adyacentes.` },
    }),
    solve: ({ relation }) => relation,
    // No mark or line tells how large both are together.
    ask: ({ relation, whole, drawn }) =>
      relation === 'adjacent'
        ? both([equation(measureOfAngle('AOC'), degrees(whole)), figure(drawn)])
        : both(figure(drawn)),
    solution({ relation, whole }) {
      const [one, two] = [measureOfAngle('1'), measureOfAngle('2')]
      const both = list(angleNamed('1'), angleNamed('2'))
      const said = answerStep(both, RELATION_SENTENCES[relation])
      switch (relation) {
        case 'complementary':
          return [turnStep(equation(sum(one, two), degrees(90)), 90), said]
        case 'supplementary':
          return [turnStep(equation(sum(one, two), degrees(180)), 180), said]
        case 'vertical':
          return [
            step(equation(one, two), because.equalAngles, {
              why: {
                en: line`they lie opposite where two lines cross`,
                es: line`están opuestos donde se cruzan dos rectas`,
              },
            }),
            said,
          ]
        case 'adjacent':
          return [
            explained(
              equation(sum(one, two), degrees(whole)),
              line`They share a side and together make ${angleNamed('AOC')}: their sum is neither ${degrees(90)} nor ${degrees(180)}.`,
              line`Comparten un lado y juntos forman el ${angleNamed('AOC')}: su suma no es ${degrees(90)} ni ${degrees(180)}.`,
            ),
            said,
          ]
      }
    },
    whyWrong: ({ relation, whole }) =>
      relation === 'adjacent'
        ? {
            complementary: {
              en: line`Together they make ${degrees(whole)}; complementary angles make ${degrees(90)}.`,
              es: line`Juntos forman ${degrees(whole)}; los complementarios forman ${degrees(90)}.`,
            },
            supplementary: {
              en: line`Together they make ${degrees(whole)}; supplementary angles make ${degrees(180)}.`,
              es: line`Juntos forman ${degrees(whole)}; los suplementarios forman ${degrees(180)}.`,
            },
            vertical: SHARE_A_SIDE,
          }
        : NOT_THE_RELATION[relation],
    check: (printed, answer) => drawnRelation(printed.figure('geometry-diagram')) === answer,
  }),

  otherAngle: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(otherAngleStories)
      return { story, given: random.int(12, story.most) }
    },
    answer: angleDegrees,
    solve: ({ story, given }) => story.total - given,
    ask: ({ story, given }) => story.says(given),
    solution: ({ story, given }, other) => [
      explained(
        equation(sum(x, given), story.total),
        line`Let ${x} be the other angle, in degrees. The two angles add up to ${degrees(story.total)}.`,
        line`Sea ${x} el otro ángulo, en grados. Los dos ángulos suman ${degrees(story.total)}.`,
      ),
      ...solveLinear(equation(sum(x, given), story.total)),
      saidOtherAngle(other),
    ],
    check: (printed, answer) => exact(answer).plus(printed.take(1)[0]).equals(totalInWords(printed.text)),
  }),
})
