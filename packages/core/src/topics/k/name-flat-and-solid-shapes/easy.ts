import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  prose,
  type Sentence,
  type Shape,
  sentenceChoice,
  shapeNoun,
  shapeSet,
  thing,
  tupleOf,
} from '../../../author.ts'
import { turned as startingLater } from '../../kit/choices/turned.ts'
import type { Solid } from './everyday-solids.ts'
import type { levels } from './levels.ts'
import { drawn, FEATURES, FILLS, type Flat, type Level, others, SIZES, WOULD_HAVE } from './parts.ts'

const nameOf = (shape: Shape): Sentence => {
  const noun = shapeNoun(shape)
  return { key: noun.en[0], says: both(prose`${thing(noun)}`) }
}

const countSides = { en: line`Count the sides and the corners.`, es: line`Cuenta los lados y las esquinas.` }

const compareSides = { en: line`Count the sides and compare them.`, es: line`Cuenta los lados y compáralos.` }

/** Where a child looks, and what bears that name. */
const LOOKS = {
  circle: [
    { en: line`Follow the edge with a finger.`, es: line`Sigue el borde con un dedo.` },
    { en: line`A flat shape that is round is a circle.`, es: line`Una figura plana y redonda es un círculo.` },
  ],
  square: [
    compareSides,
    {
      en: line`With 4 equal sides and 4 square corners, it is a square.`,
      es: line`Con 4 lados iguales y 4 esquinas rectas, es un cuadrado.`,
    },
  ],
  triangle: [
    countSides,
    { en: line`A shape with 3 sides is a triangle.`, es: line`Una figura de 3 lados es un triángulo.` },
  ],
  rectangle: [
    countSides,
    {
      en: line`With 4 sides and 4 square corners, it is a rectangle.`,
      es: line`Con 4 lados y 4 esquinas rectas, es un rectángulo.`,
    },
  ],
  hexagon: [
    countSides,
    { en: line`A shape with 6 sides is a hexagon.`, es: line`Una figura de 6 lados es un hexágono.` },
  ],
  cube: [
    { en: line`Look at the faces.`, es: line`Mira las caras.` },
    {
      en: line`A solid with square faces, all alike, is a cube.`,
      es: line`Un cuerpo con caras cuadradas iguales es un cubo.`,
    },
  ],
  cone: [
    { en: line`Look at both ends.`, es: line`Mira los dos extremos.` },
    {
      en: line`A solid with a circle and a point is a cone.`,
      es: line`Un cuerpo con un círculo y una punta es un cono.`,
    },
  ],
  cylinder: [
    { en: line`Look at both ends.`, es: line`Mira los dos extremos.` },
    {
      en: line`A solid with the same circle at each end is a cylinder.`,
      es: line`Un cuerpo con el mismo círculo en cada extremo es un cilindro.`,
    },
  ],
  sphere: [
    { en: line`Look for faces and points: there are none.`, es: line`Busca caras y puntas: no hay.` },
    {
      en: line`A solid that is round all over is a sphere.`,
      es: line`Un cuerpo redondo por todos lados es una esfera.`,
    },
  ],
} as const

const thatIs = (shape: Shape) => {
  const named = aThing(shapeNoun(shape))
  return { en: line`That is ${named}.`, es: line`Es ${named}.` }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  name: form({
    draw(random, { names, turned }: Level) {
      // A turned shape is the harder one: a circle cannot be turned, and a triangle stays what it was.
      const name = random.evenly(turned ? names.filter(other => other !== 'circle' && other !== 'triangle') : names)
      const item = random.until(
        () => drawn(random, name, turned),
        ({ turn = 0 }) => !turned || turn !== 0,
      )
      const rest = others(name, names)
      // The same picture always has the same word bank, so that it never counts as a new problem.
      const first = SIZES.indexOf(item.size) + FILLS.indexOf(item.fill)
      return { item, name, wrong: [first, first + 1].map(i => itemOf(rest, i % rest.length)) }
    },
    answer: sentenceChoice,
    solve: ({ name }) => nameOf(name),
    mistakes({ wrong }) {
      const [first, second] = tupleOf(wrong, 2)
      return { one: nameOf(first), another: nameOf(second) }
    },
    ask: ({ item }): Both<Content> => ({
      en: [figure(shapeSet([item])), prose`What shape is it?`],
      es: [figure(shapeSet([item])), prose`¿Qué figura es?`],
    }),
    solution: ({ name }, { says }) => [explainedBy(FEATURES[name], LOOKS[name][0]), answerStep(says, LOOKS[name][1])],
    whyWrong({ wrong }) {
      const [first, second] = tupleOf(wrong, 2)
      return { one: WOULD_HAVE[first], another: WOULD_HAVE[second] }
    },
    check: (printed, { key }) =>
      printed
        .figure('shape-set')
        .rows.flat()
        .every(item => item !== null && shapeNoun(item.shape).en[0] === key),
  }),
  findShape: form({
    levels: ['easy'],
    draw(random, { names }: Level) {
      const name = random.evenly(startingLater(names, 2))
      // A square is a rectangle too: the two never stand side by side.
      const isFourSided = (each: Flat | Solid) => each === 'square' || each === 'rectangle'
      const rest = names.filter(other => other !== name && !(isFourSided(name) && isFourSided(other)))
      return {
        name,
        items: [
          name,
          ...random.until(
            () => random.sample(rest, 2),
            two => !two.every(isFourSided),
          ),
        ].map(each => drawn(random, each, false)),
      }
    },
    answer: figureChoice,
    solve: ({ items }) => shapeSet([itemOf(items, 0)]),
    mistakes: ({ items }) => ({ one: shapeSet([itemOf(items, 1)]), other: shapeSet([itemOf(items, 2)]) }),
    ask: ({ name }) => ({
      en: prose`Which shape is ${aThing(shapeNoun(name))}?`,
      es: prose`¿Qué figura es ${aThing(shapeNoun(name))}?`,
    }),
    solution: ({ name }, answer) => [
      explainedBy(FEATURES[name], LOOKS[name][0]),
      answerStep(figure(answer), LOOKS[name][1]),
    ],
    whyWrong: ({ items }) => ({ one: thatIs(itemOf(items, 1).shape), other: thatIs(itemOf(items, 2).shape) }),
    check(printed, answer) {
      const asked = printed.terms('thing')[0]?.noun.en[0]
      return (
        answer.kind === 'shape-set' && answer.rows.flat().every(item => item && shapeNoun(item.shape).en[0] === asked)
      )
    },
  }),
})
