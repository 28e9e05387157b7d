import {
  answerStep,
  assert,
  aThing,
  type Block,
  type Both,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  equation,
  exact,
  explainedBy,
  figure,
  figureChoice,
  howMany,
  isSameContent,
  itemOf,
  labelOrder,
  line,
  list,
  type Noun,
  numbersInAnyOrder,
  prose,
  quantity,
  type Random,
  type Sentence,
  type Shape,
  type ShapeSpec,
  sentenceChoice,
  shapeNoun,
  shapeSet,
  step,
  sum,
  symbol,
  table,
  thing,
  tupleOf,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { everydaySolids, type Solid } from './name-flat-and-solid-shapes/everyday-solids.ts'

type Flat = 'circle' | 'square' | 'triangle' | 'rectangle' | 'hexagon'
const SOLIDS: readonly Solid[] = ['cube', 'cone', 'cylinder', 'sphere']
const FLATS: readonly Flat[] = ['circle', 'square', 'triangle', 'rectangle', 'hexagon']
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const FOUR = ['A', 'B', 'C', 'D'] as const
const solidOrder = labelOrder(FOUR)

/** Turns that leave a shape what a child sees in it. */
const TURNS: Readonly<Record<Flat, readonly number[]>> = {
  circle: [0],
  square: [0, 45, 20],
  triangle: [0, 180, 40, 90],
  rectangle: [0, 90, 30, -30],
  hexagon: [0, 30],
}
const TRIANGLES = ['triangle', 'isosceles-triangle', 'right-triangle', 'scalene-triangle'] as const
const FILLS = ['white', 'gray', 'striped'] as const
const SIZES = [0.6, 0.8, 1]

interface Level {
  readonly names: readonly (Flat | Solid)[]
  readonly turned: boolean
}

const solidOf = (item: Noun): Solid => {
  const found = SOLIDS.find(solid => everydaySolids[solid].includes(item))
  assert(found, () => `${item.en[0]} has no shape`)
  return found
}
const isFlat = (name: Flat | Solid): name is Flat => name in TURNS

/** One of the shapes that bear the name: of any kind, size and fill, perhaps turned. */
function drawn(random: Random, name: Flat | Solid, turned: boolean) {
  if (!isFlat(name)) return { shape: name, fill: 'white' as const, size: random.pick(SIZES) }
  return {
    shape: name === 'triangle' ? random.pick(turned ? TRIANGLES : TRIANGLES.slice(0, 3)) : name,
    fill: random.pick(FILLS),
    size: random.pick(SIZES),
    turn: turned ? random.pick(TURNS[name]) : 0,
  }
}

const nameOf = (shape: Shape): Sentence => {
  const noun = shapeNoun(shape)
  return { key: noun.en[0], says: both(prose`${thing(noun)}`) }
}

/** A square is a rectangle too: where it is drawn, "rectangle" is no wrong answer. */
const others = (name: Flat | Solid, names: readonly (Flat | Solid)[]) =>
  names.filter(other => other !== name && !(name === 'square' && other === 'rectangle'))

/** What a child looks for. */
const FEATURES: Readonly<Record<Flat | Solid, Both<Block>>> = {
  circle: { en: prose`round, no corners`, es: prose`redonda, sin esquinas` },
  square: { en: prose`4 equal sides, 4 square corners`, es: prose`4 lados iguales, 4 esquinas rectas` },
  triangle: { en: prose`3 sides, 3 corners`, es: prose`3 lados, 3 esquinas` },
  rectangle: {
    en: prose`4 sides, 2 long and 2 short, 4 square corners`,
    es: prose`4 lados, 2 largos y 2 cortos, 4 esquinas rectas`,
  },
  hexagon: { en: prose`6 sides, 6 corners`, es: prose`6 lados, 6 esquinas` },
  cube: { en: prose`square faces, all alike`, es: prose`caras cuadradas, todas iguales` },
  cone: { en: prose`1 circle and 1 point`, es: prose`1 círculo y 1 punta` },
  cylinder: { en: prose`2 circles, 1 at each end`, es: prose`2 círculos, 1 en cada extremo` },
  sphere: { en: prose`round all over, like a ball`, es: prose`redonda por todos lados, como una pelota` },
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
    { en: line`With 4 equal sides it is a square.`, es: line`Con 4 lados iguales es un cuadrado.` },
  ],
  triangle: [
    countSides,
    { en: line`A shape with 3 sides is a triangle.`, es: line`Una figura de 3 lados es un triángulo.` },
  ],
  rectangle: [
    compareSides,
    {
      en: line`With 2 long sides and 2 short sides it is a rectangle.`,
      es: line`Con 2 lados largos y 2 lados cortos es un rectángulo.`,
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
      es: line`Un sólido con caras cuadradas iguales es un cubo.`,
    },
  ],
  cone: [
    { en: line`Look at both ends.`, es: line`Mira los dos extremos.` },
    {
      en: line`A solid with a circle and a point is a cone.`,
      es: line`Un sólido con un círculo y una punta es un cono.`,
    },
  ],
  cylinder: [
    { en: line`Look at both ends.`, es: line`Mira los dos extremos.` },
    {
      en: line`A solid with the same circle at each end is a cylinder.`,
      es: line`Un sólido con el mismo círculo en cada extremo es un cilindro.`,
    },
  ],
  sphere: [
    { en: line`Look for faces and points: there are none.`, es: line`Busca caras y puntas: no hay.` },
    {
      en: line`A solid that is round all over is a sphere.`,
      es: line`Un sólido redondo por todos lados es una esfera.`,
    },
  ],
} as const

const LIE_FLAT = {
  en: line`These lie flat on the paper: they are flat.`,
  es: line`Estas quedan extendidas sobre el papel: son planas.`,
}
const TAKE_UP_ROOM = {
  en: line`These take up room, like a box or a ball: they are solid.`,
  es: line`Estas ocupan espacio, como una caja o una pelota: son sólidas.`,
}
const squaresIn = (items: readonly { readonly shape: Shape }[], row: number) =>
  items.slice(3 * row, 3 * row + 3).filter(({ shape }) => shape === 'square').length

export const nameFlatAndSolidShapes = defineTopic(
  {
    id: 'name-flat-and-solid-shapes',
    name: { en: 'Name flat and solid shapes', es: 'Nombrar figuras planas y sólidas' },
    description: {
      en: 'Name circles, squares, triangles, rectangles, hexagons and common solids, even when they are turned.',
      es: 'Nombra círculos, cuadrados, triángulos, rectángulos, hexágonos y sólidos comunes, aunque estén girados.',
    },
    domain: 'Geometry',
    standards: ['K.G.A.2', 'K.G.A.3', 'K.G.A.1'],
    rev: 2,
    levels: {
      easy: { names: ['circle', 'square', 'triangle', 'rectangle'], turned: false },
      medium: { names: ['circle', 'square', 'triangle', 'rectangle', 'hexagon'], turned: true },
      hard: { names: SOLIDS, turned: false },
    },
  },
  form => ({
    name: form({
      draw(random, { names, turned }: Level) {
        // A turned shape is the harder one: a circle cannot be turned.
        const name = random.evenly(turned ? names.filter(other => other !== 'circle') : names)
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
      check: (printed, { key }) =>
        printed
          .figure('shape-set')
          .rows.flat()
          .every(item => item !== null && shapeNoun(item.shape).en[0] === key),
    }),

    findTriangles: form({
      levels: ['medium'],
      draw(random, { names }: Level) {
        const count = random.int(2, 4)
        const rest = others('triangle', names)
        const all = Array.from({ length: 6 }, (_, i) => drawn(random, i < count ? 'triangle' : random.pick(rest), true))
        return { items: random.shuffle(all) }
      },
      answer: numbersInAnyOrder,
      solve: ({ items }) =>
        items.flatMap(({ shape }, i) => (/triangle/.test(shape) ? [symbol(itemOf(LETTERS, i))] : [])),
      ask({ items }): Both<Content> {
        const set = figure(shapeSet(items, { named: 'letters', perRow: 3 }))
        return {
          en: [prose`Which shapes are triangles? Write their letters.`, set],
          es: [prose`¿Qué figuras son triángulos? Escribe sus letras.`, set],
        }
      },
      solution: (_, letters) => [
        step(FEATURES.triangle, because.lookForShapes),
        step(list(...letters), because.chooseAllThatFit),
      ],
      check(printed, letters) {
        const chosen = letters.map(letter => JSON.stringify(letter))
        return (
          printed
            .figure('shape-set')
            .rows.flat()
            .every(
              item =>
                item?.label &&
                chosen.includes(JSON.stringify(item.label)) === (shapeNoun(item.shape).en[0] === 'triangle'),
            ) && chosen.every(letter => LETTERS.some(name => letter === JSON.stringify(symbol(name))))
        )
      },
    }),

    countSquares: form({
      levels: ['medium'],
      draw(random, { names }: Level) {
        const count = random.int(2, 4)
        const rest = names.filter(name => name !== 'square')
        // A rectangle is always there: it is what a square is taken for.
        const nameAt = (i: number) => (i < count ? 'square' : i === count ? 'rectangle' : random.pick(rest))
        const all = Array.from({ length: 6 }, (_, i) => drawn(random, nameAt(i), true))
        // Squares stand in both rows: there is something to put together.
        return {
          items: random.until(
            () => random.shuffle(all),
            drawn => squaresIn(drawn, 0) > 0 && squaresIn(drawn, 1) > 0,
          ),
        }
      },
      answer: quantity,
      solve: ({ items }) => count(items.filter(({ shape }) => shape === 'square').length, nouns.square),
      ask({ items }): Both<Content> {
        const set = figure(shapeSet(items, { perRow: 3 }))
        return {
          en: [set, prose`${howMany(nouns.square)}? ____`],
          es: [set, prose`¿${howMany(nouns.square)} hay? ____`],
        }
      },
      solution({ items }, answer) {
        const [first, second] = [squaresIn(items, 0), squaresIn(items, 1)]
        return [
          step(FEATURES.square, because.lookForShapes),
          step(
            { en: prose`Row 1: ${first}; row 2: ${second}`, es: prose`Fila 1: ${first}; fila 2: ${second}` },
            because.count,
            {
              group: { en: line`the squares in each row`, es: line`los cuadrados de cada fila` },
            },
          ),
          step(equation(sum(first, second), first + second), because.putTogether),
          answerStep(both(prose`${answer}`), { en: line`There are ${answer}.`, es: line`Hay ${answer}.` }),
        ]
      },
      check: (printed, { amount, noun }) =>
        exact(amount).equals(
          printed
            .figure('shape-set')
            .rows.flat()
            .filter(item => item && shapeNoun(item.shape).en[0] === noun.en[0]).length,
        ),
    }),

    findShape: form({
      levels: ['easy'],
      draw(random, { names }: Level) {
        const name = random.evenly(names)
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
      check(printed, answer) {
        const asked = printed.terms('thing')[0]?.noun.en[0]
        return (
          answer.kind === 'shape-set' && answer.rows.flat().every(item => item && shapeNoun(item.shape).en[0] === asked)
        )
      },
    }),

    findSolids: form({
      levels: ['hard'],
      draw(random) {
        const isSolid = random.evenly([true, false])
        const solids = random.int(2, 4)
        const all = Array.from({ length: 6 }, (_, i) =>
          drawn(random, random.pick<Flat | Solid>(i < solids ? SOLIDS : FLATS), true),
        )
        return { isSolid, items: random.shuffle(all) }
      },
      answer: numbersInAnyOrder,
      solve: ({ items, isSolid }) =>
        items.flatMap(({ shape }, i) =>
          SOLIDS.some(solid => solid === shape) === isSolid ? [symbol(itemOf(LETTERS, i))] : [],
        ),
      ask({ items, isSolid }): Both<Content> {
        const set = figure(shapeSet(items, { named: 'letters', perRow: 3 }))
        return {
          en: [
            isSolid
              ? prose`Which shapes are solid? Write their letters.`
              : prose`Which shapes are flat? Write their letters.`,
            set,
          ],
          es: [
            isSolid
              ? prose`¿Qué figuras son sólidas? Escribe sus letras.`
              : prose`¿Qué figuras son planas? Escribe sus letras.`,
            set,
          ],
        }
      },
      solution({ isSolid }, letters) {
        const rest = LETTERS.filter(letter => !letters.some(chosen => isSameContent(chosen, symbol(letter))))
        return [
          explainedBy(list(...rest.map(letter => symbol(letter))), isSolid ? LIE_FLAT : TAKE_UP_ROOM),
          explainedBy(list(...letters), isSolid ? TAKE_UP_ROOM : LIE_FLAT),
        ]
      },
      check(printed, letters) {
        const chosen = letters.map(letter => JSON.stringify(letter))
        const wanted = /solid|sólidas/.test(printed.text)
        return printed
          .figure('shape-set')
          .rows.flat()
          .every(
            item =>
              item?.label &&
              chosen.includes(JSON.stringify(item.label)) === (SOLIDS.some(solid => solid === item.shape) === wanted),
          )
      },
    }),

    match: form({
      levels: ['hard'],
      kind: 'match',
      instruction: {
        en: prose`Which shape does each thing look like? Write the letters.`,
        es: prose`¿A qué figura se parece cada cosa? Escribe las letras.`,
      },
      wide: true,
      draw(random) {
        const shapes = random.shuffle(SOLIDS)
        const order = random.until(
          () => random.shuffle(SOLIDS),
          drawn => drawn.some((solid, i) => solid !== itemOf(shapes, i)),
        )
        return { shapes, things: order.map(solid => random.evenly(everydaySolids[solid])) }
      },
      answer: solidOrder,
      solve: ({ shapes, things }) => things.map(item => itemOf(FOUR, shapes.indexOf(solidOf(item)))),
      ask({ shapes, things }): Both<Content> {
        const set = figure(shapeSet(shapes satisfies readonly ShapeSpec[], { named: 'letters' }))
        const words = table({ rows: things.map(item => [thing(item), blank(3)]) })
        return { en: [set, words], es: [set, words] }
      },
      solution: ({ things }, letters) => [
        step(
          {
            kind: 'paragraph',
            content: things.flatMap((item, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${thing(item)}: ${thing(shapeNoun(solidOf(item)))}`,
            ]),
          },
          because.lookAtTheShape,
        ),
        step(list(...letters.map(letter => symbol(letter))), because.findEachLetter),
      ],
      // Looks every thing up among those that have the shape of its letter.
      check(printed, letters) {
        const items = printed.figure('shape-set').rows.flat()
        const words = printed.terms('thing').map(({ noun }) => noun.en[0])
        return (
          new Set(letters).size === words.length &&
          words.every((word, i) => {
            const shape = items[LETTERS.indexOf(itemOf(letters, i))]?.shape
            const alike = SOLIDS.find(solid => solid === shape)
            return alike !== undefined && everydaySolids[alike].some(({ en }) => en[0] === word)
          })
        )
      },
    }),
  }),
)
