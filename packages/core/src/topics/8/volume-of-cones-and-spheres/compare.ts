import {
  answerStep,
  type Block,
  type Both,
  bracketed,
  divide,
  equation,
  exact,
  explainedBy,
  expr,
  fraction,
  join,
  line,
  m,
  measure,
  over,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  role,
  symbol,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { type Form, H, partOf, UNITS, worked } from './parts.ts'

type Told = ReturnType<typeof role>
interface Pouring {
  readonly from: 'cone' | 'sphere' | 'hemisphere'
  /** Radius and height of the first, radius of the cylinder: the height comes out in tenths. */
  readonly sizes: readonly (readonly [r: number, h: number, wide: number])[]
  readonly tell: (r: Told, h: Told, wide: Told) => Both<Block>
  readonly end: Both<string>
}
const CONES = [
  [3, 8, 2],
  [3, 10, 5],
  [4, 9, 2],
  [6, 10, 5],
  [6, 8, 4],
  [5, 12, 4],
] as const
const BALLS = [
  [3, 1, 2],
  [3, 1, 6],
  [6, 1, 4],
  [6, 1, 8],
  [6, 1, 10],
] as const
const HALVES = [
  [6, 1, 4],
  [6, 1, 5],
  [9, 1, 6],
  [6, 1, 8],
  [9, 1, 10],
] as const

const pourings: readonly Pouring[] = [
  {
    from: 'cone',
    sizes: CONES,
    tell: (r, h, w) => ({
      en: prose`A funnel is a cone with a radius of ${r} and a height of ${h}. It is full of water, which runs into an empty cylindrical jar with a radius of ${w}. How high does the water stand in the jar?`,
      es: prose`Un embudo es un cono con un radio de ${r} y una altura de ${h}. Está lleno de agua, que cae en un frasco cilíndrico vacío con un radio de ${w}. ¿Qué altura alcanza el agua en el frasco?`,
    }),
    end: { en: 'The water stands', es: 'El agua alcanza una altura de' },
  },
  {
    from: 'sphere',
    sizes: BALLS,
    tell: (r, _, w) => ({
      en: prose`A ball of wax with a radius of ${r} is melted and poured into a cylindrical mold with a radius of ${w}. How high does the wax stand in the mold?`,
      es: prose`Una bola de cera con un radio de ${r} se derrite y se vierte en un molde cilíndrico con un radio de ${w}. ¿Qué altura alcanza la cera en el molde?`,
    }),
    end: { en: 'The wax stands', es: 'La cera alcanza una altura de' },
  },
  {
    from: 'hemisphere',
    sizes: HALVES,
    tell: (r, _, w) => ({
      en: prose`A bowl is a hemisphere with a radius of ${r}. It is full of soup, which is poured into an empty cylindrical pot with a radius of ${w}. How high does the soup stand in the pot?`,
      es: prose`Un tazón es una semiesfera con un radio de ${r}. Está lleno de sopa, que se vierte en una olla cilíndrica vacía con un radio de ${w}. ¿Qué altura alcanza la sopa en la olla?`,
    }),
    end: { en: 'The soup stands', es: 'La sopa alcanza una altura de' },
  },
  {
    from: 'cone',
    sizes: CONES,
    tell: (r, h, w) => ({
      en: prose`A paper cone with a radius of ${r} and a height of ${h} is full of sand. The sand is poured into an empty cylindrical glass with a radius of ${w} and made level. How high does the sand stand in the glass?`,
      es: prose`Un cono de papel con un radio de ${r} y una altura de ${h} está lleno de arena. La arena se vierte en un vaso cilíndrico vacío con un radio de ${w} y se nivela. ¿Qué altura alcanza la arena en el vaso?`,
    }),
    end: { en: 'The sand stands', es: 'La arena alcanza una altura de' },
  },
  {
    from: 'sphere',
    sizes: BALLS,
    tell: (r, _, w) => ({
      en: prose`A ball of clay with a radius of ${r} is made into a cylinder with a radius of ${w}. How high is the cylinder?`,
      es: prose`Con una bola de arcilla de radio ${r} se forma un cilindro de radio ${w}. ¿Qué altura tiene el cilindro?`,
    }),
    end: { en: 'The cylinder stands', es: 'El cilindro tiene una altura de' },
  },
  {
    from: 'hemisphere',
    sizes: HALVES,
    tell: (r, _, w) => ({
      en: prose`A scoop is a hemisphere with a radius of ${r}. One full scoop of flour is put into an empty cylindrical can with a radius of ${w} and made level. How high does the flour stand in the can?`,
      es: prose`Un cucharón es una semiesfera con un radio de ${r}. Un cucharón lleno de harina se echa en una lata cilíndrica vacía con un radio de ${w} y se nivela. ¿Qué altura alcanza la harina en la lata?`,
    }),
    end: { en: 'The flour stands', es: 'La harina alcanza una altura de' },
  },
  {
    from: 'cone',
    sizes: CONES,
    tell: (r, h, w) => ({
      en: prose`A chocolate cone with a radius of ${r} and a height of ${h} is melted and poured into a cylindrical cup with a radius of ${w}. How high does the chocolate stand in the cup?`,
      es: prose`Un cono macizo de chocolate con un radio de ${r} y una altura de ${h} se derrite y se vierte en una taza cilíndrica con un radio de ${w}. ¿Qué altura alcanza el chocolate en la taza?`,
    }),
    end: { en: 'The chocolate stands', es: 'El chocolate alcanza una altura de' },
  },
  {
    from: 'sphere',
    sizes: BALLS,
    tell: (r, _, w) => ({
      en: prose`A round water balloon with a radius of ${r} is emptied into a cylindrical bucket with a radius of ${w}. How high does the water stand in the bucket?`,
      es: prose`Un globo redondo lleno de agua, con un radio de ${r}, se vacía en una cubeta cilíndrica con un radio de ${w}. ¿Qué altura alcanza el agua en la cubeta?`,
    }),
    end: { en: 'The water stands', es: 'El agua alcanza una altura de' },
  },
]

type PairKind = 'cone' | 'sphere' | 'cone and cylinder'
type Sizes = readonly [r: number, h: number, s: number, k: number]
const fits = (r: number, h: number) => h >= r / 2 && h <= 4 * r
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Measures of two solids whose volumes are in a short ratio. */
function sizesFor(kind: PairKind): readonly Sizes[] {
  const found: Sizes[] = []
  if (kind === 'sphere') {
    for (const r of upTo(2, 12))
      for (const s of upTo(2, 12))
        if (r !== s && (s % r === 0 || (r % s === 0 && r / s === 2) || 2 * s === 3 * r) && s <= 4 * r)
          found.push([r, 1, s, 1])
    return found
  }
  for (const r of upTo(2, 9))
    for (const s of upTo(2, 12))
      for (const h of upTo(3, 16))
        for (const k of upTo(3, 20)) {
          const factor = Ratio.of(s * s * k * (kind === 'cone' ? 1 : 3), r * r * h)
          const isShort = factor.d <= 4 && factor.n <= 24 && !factor.equals(1)
          if (r !== s && h !== k && fits(r, h) && fits(s, k) && isShort) found.push([r, h, s, k])
        }
  return found
}
const lists = new Map<PairKind, readonly Sizes[]>()
const listFor = (kind: PairKind): readonly Sizes[] => {
  const known = lists.get(kind) ?? sizesFor(kind)
  lists.set(kind, known)
  return known
}

/** Two solids, the second with other measures. */
const drawPair = (random: Random) => {
  const kind = random.evenly(['cone', 'sphere', 'cone and cylinder', 'cone'] as const)
  const [r, h, s, k] = random.pick(listFor(kind))
  const one = partOf({ shape: kind === 'sphere' ? 'sphere' : 'cone', r: Ratio.of(r), h: Ratio.of(h) })
  const other = partOf({
    shape: kind === 'sphere' ? 'sphere' : kind === 'cone' ? 'cone' : 'cylinder',
    r: Ratio.of(s),
    h: Ratio.of(k),
  })
  return { kind, r, h, s, k, unit: random.pick(UNITS), one, other, factor: other.over(one) }
}

export const compareForms = (form: Form) => ({
  howManyTimes: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw: drawPair,
    answer: fraction,
    solve: ({ factor }) => factor,
    ask({ kind, r, h, s, k, unit }) {
      const [a, b, c, d] = [
        role('a', measure(r, unit)),
        role('b', measure(h, unit)),
        role('c', measure(s, unit)),
        role('d', measure(k, unit)),
      ]
      switch (kind) {
        case 'sphere':
          return {
            en: prose`Sphere A has a radius of ${a}. Sphere B has a radius of ${c}. The volume of B is how many times the volume of A? Give a whole number or a fraction.`,
            es: prose`La esfera A tiene un radio de ${a}. La esfera B tiene un radio de ${c}. ¿Por qué número se multiplica el volumen de A para obtener el de B? Da un número entero o una fracción.`,
          }
        case 'cone':
          return {
            en: prose`Cone A has a radius of ${a} and a height of ${b}. Cone B has a radius of ${c} and a height of ${d}. The volume of B is how many times the volume of A? Give a whole number or a fraction.`,
            es: prose`El cono A tiene un radio de ${a} y una altura de ${b}. El cono B tiene un radio de ${c} y una altura de ${d}. ¿Por qué número se multiplica el volumen de A para obtener el de B? Da un número entero o una fracción.`,
          }
        case 'cone and cylinder':
          return {
            en: prose`Cone A has a radius of ${a} and a height of ${b}. Cylinder B has a radius of ${c} and a height of ${d}. The volume of B is how many times the volume of A? Give a whole number or a fraction.`,
            es: prose`El cono A tiene un radio de ${a} y una altura de ${b}. El cilindro B tiene un radio de ${c} y una altura de ${d}. ¿Por qué número se multiplica el volumen de A para obtener el de B? Da un número entero o una fracción.`,
          }
      }
    },
    solution({ kind, r, h, s, k, one, other, factor }) {
      const [A, B] = [symbol('V', symbol('A')), symbol('V', symbol('B'))]
      const [first, second] = [
        kind === 'sphere' ? ('sphere' as const) : ('cone' as const),
        kind === 'sphere' ? ('sphere' as const) : kind === 'cone' ? ('cone' as const) : ('cylinder' as const),
      ]
      const of = (shape: 'sphere' | 'cone' | 'cylinder', name: string) => ({
        en: [`Volume of ${name}, a ${shape}: substitute its measures into the formula.`],
        es: [
          `Volumen de ${name}, ${shape === 'sphere' ? 'una esfera' : shape === 'cone' ? 'un cono' : 'un cilindro'}: sustituye sus medidas en la fórmula.`,
        ],
      })
      return [
        explainedBy(equation(A, worked(first, Ratio.of(r), Ratio.of(h))), of(first, 'A')),
        explainedBy(equation(B, worked(second, Ratio.of(s), Ratio.of(k))), of(second, 'B')),
        explainedBy(
          one.isInteger && other.isInteger
            ? equation(over(other, one), factor)
            : equation(
                equation(
                  divide(expr(other), one.isInteger ? expr(one) : bracketed(expr(one))),
                  times(expr(other), expr(Ratio.of(1).over(one))),
                ),
                factor,
              ),
          {
            en: line`Divide the volume of B by the volume of A: ${m`π`} cancels.`,
            es: line`Divide el volumen de B entre el de A: ${m`π`} se cancela.`,
          },
        ),
      ]
    },
    check(printed, answer) {
      const [a, c] = [printed.role('a'), printed.role('c')]
      const hasHeights = printed.terms('role').some(({ name }) => name === 'b')
      if (!hasHeights) return c.power(3).equals(a.power(3).times(exact(answer)))
      const isCylinder = /Cylinder|cilindro/.test(printed.text)
      const [one, other] = [a.power(2).times(printed.role('b')), c.power(2).times(printed.role('d'))]
      return other.times(isCylinder ? 3 : 1).equals(one.times(exact(answer)))
    },
  }),

  pours: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 5,
    draw(random) {
      const pouring = random.evenly(pourings)
      const [r, h, wide] = random.pick(pouring.sizes)
      const part = partOf({ shape: pouring.from, r: Ratio.of(r), h: Ratio.of(h) })
      return { pouring, r, h, wide, part, high: part.over(wide * wide) }
    },
    answer: measured,
    solve: ({ high }): Measured => ({ amount: shown(high), unit: 'centimeter' }),
    ask({ pouring, r, h, wide }) {
      return pouring.tell(
        role('r', measure(r, 'centimeter')),
        role('h', measure(h, 'centimeter')),
        role('wide', measure(wide, 'centimeter')),
      )
    },
    solution({ pouring, r, h, wide, part, high }, { amount }) {
      const found = measure(amount, 'centimeter')
      return [
        explainedBy(
          equation(symbol('V'), worked(pouring.from, Ratio.of(r), Ratio.of(h))),
          pouring.from === 'cone'
            ? { en: line`Volume of the cone: use ${m`{1/3}πr^2h`}.`, es: line`Volumen del cono: usa ${m`{1/3}πr^2h`}.` }
            : pouring.from === 'sphere'
              ? {
                  en: line`Volume of the sphere: use ${m`{4/3}πr^3`}.`,
                  es: line`Volumen de la esfera: usa ${m`{4/3}πr^3`}.`,
                }
              : {
                  en: line`Volume of the hemisphere: use ${m`{2/3}πr^3`}.`,
                  es: line`Volumen de la semiesfera: usa ${m`{2/3}πr^3`}.`,
                },
        ),
        explainedBy(equation(times(m`π`, power(wide, 2), H), piExpr(part)), {
          en: line`The cylinder has the same volume, with the unknown height ${H}.`,
          es: line`El cilindro tiene el mismo volumen, con la altura desconocida ${H}.`,
        }),
        explainedBy(equation(equation(H, over(part, wide * wide)), shown(high)), {
          en: line`Divide both sides by ${join(wide * wide, m`π`)}.`,
          es: line`Divide ambos lados entre ${join(wide * wide, m`π`)}.`,
        }),
        answerStep(found, {
          en: [`${pouring.end.en} `, found, ' high.'],
          es: [`${pouring.end.es} `, found, '.'],
        }),
      ]
    },
    // Three such cylinders hold as much as three cones: r²h; or as 4r³, or 2r³.
    check(printed, { amount }) {
      const [r, wide] = [printed.role('r'), printed.role('wide')]
      const isCone = printed.terms('role').some(({ name }) => name === 'h')
      const isHalf = /hemisphere|semiesfera/.test(printed.text)
      const three = isCone ? r.power(2).times(printed.role('h')) : r.power(3).times(isHalf ? 2 : 4)
      return wide.power(2).times(exact(amount)).times(3).equals(three)
    },
  }),
})
