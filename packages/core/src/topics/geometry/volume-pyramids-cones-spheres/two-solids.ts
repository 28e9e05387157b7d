import type { FormMaker } from '../../../author.ts'
import {
  answerStep,
  approximate,
  type Block,
  type Both,
  both,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  integer,
  itemOf,
  join,
  line,
  m,
  measure,
  minus,
  over,
  pi,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  stackedSolid,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import { filled, type Part, RULES, r, shownPart, TENTH, V, x } from './drawn-solids.ts'
import type { levels } from './levels.ts'
import { isClear, tenth, UNITS, volumeIn } from './parts.ts'

interface Stack {
  readonly r: number
  readonly parts: readonly {
    readonly shape: 'cylinder' | 'cone' | 'cone-down' | 'hemisphere' | 'hemisphere-down'
    readonly height?: number
  }[]
}
function drawStack(random: Random): Stack {
  const kind = random.evenly(['cylinder and cone', 'cone and hemisphere', 'cylinder and hemisphere'] as const)
  const r = random.int(2, 9)
  // As high as wide, more or less, so that a label fits.
  const wall = () => random.int(Math.max(4, r), Math.min(15, 4 * r))
  const flat = Math.ceil(r / 5)
  switch (kind) {
    case 'cylinder and cone':
      return {
        r,
        parts: [
          { shape: 'cylinder', height: wall() },
          { shape: 'cone', height: 3 * random.int(flat, Math.min(4, Math.max(flat, Math.floor(0.8 * r)))) },
        ],
      }
    case 'cone and hemisphere':
      return {
        r,
        parts: [
          { shape: 'cone-down', height: random.int(Math.max(5, r), Math.min(16, 3 * r)) },
          { shape: 'hemisphere' },
        ],
      }
    case 'cylinder and hemisphere':
      return { r, parts: [{ shape: 'cylinder', height: wall() }, { shape: 'hemisphere' }] }
  }
}
const stackPart = ({ r, parts }: Stack): Ratio =>
  parts.reduce((total, { shape, height = r }) => {
    const [n, d] = shape.startsWith('hemisphere') ? [2, 3] : shape.startsWith('cone') ? [1, 3] : [1, 1]
    return total.plus(Ratio.of(n! * r * r * height, d))
  }, Ratio.of(0))
/** Balls of radius r in a cylinder of radius R that raise the water by tenths. */
const SUNKEN = [4, 5, 6, 8, 10, 12].flatMap(R =>
  [1, 2, 3, 4].flatMap(r =>
    Array.from({ length: 11 }, (_, i) => ({
      R,
      r,
      count: i + 2,
      rise: Ratio.of(4 * (i + 2) * r ** 3, 3 * R * R),
    })).filter(
      ({ rise }) => 2 * r <= R && rise.times(10).isInteger && rise.compare(Ratio.of(1, 2)) >= 0 && rise.compare(6) < 0,
    ),
  ),
)
/** A part of a solid by its formula. */
const partStep = (name: Expr, shape: Part, sides: readonly [number, number, number], of: Ratio): Step =>
  step(equation(equation(name, filled(shape, sides)), shownPart(shape, of)), because.use, { rule: RULES[shape] })

export const twoSolidsForms = (form: FormMaker<typeof levels>) => ({
  composite: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Find the volume of the solid in terms of ${m`π`}.`,
      es: prose`Halla el volumen del cuerpo en términos de ${m`π`}.`,
    },
    lines: 5,
    draw: random => ({
      stack: drawStack(random),
      unit: random.pick(UNITS),
      isDiameter: random.evenly([false, false, true]),
    }),
    answer: measured,
    solve: ({ stack, unit }): Measured => ({ amount: piExpr(stackPart(stack)), unit: cubed(unit) }),
    ask: ({ stack: { r, parts }, unit, isDiameter }) =>
      both(
        figure(
          stackedSolid(r, parts, {
            unit,
            ...(isDiameter ? { labels: { radius: null, diameter: measure(2 * r, unit) } } : {}),
          }),
        ),
      ),
    solution({ stack, unit, isDiameter }, { amount }) {
      const radius = stack.r
      const names = stack.parts.map((_, i) => symbol('V', i + 1))
      const shapeOf = (shape: string): Part =>
        shape.startsWith('hemisphere') ? 'hemisphere' : shape.startsWith('cone') ? 'cone' : 'cylinder'
      return [
        isDiameter
          ? step(equation(equation(r, over(2 * radius, 2)), radius), because.halveDiameter)
          : step(equation(r, measure(radius, unit)), because.read, {
              what: { en: line`the radius that both parts share`, es: line`el radio que comparten las dos partes` },
            }),
        ...stack.parts.map((part, i) =>
          partStep(
            itemOf(names, i),
            shapeOf(part.shape),
            [radius, radius, part.height ?? radius],
            stackPart({ r: radius, parts: [part] }),
          ),
        ),
        step(
          equation(
            equation(V, sum(...stack.parts.map(part => piExpr(stackPart({ r: radius, parts: [part] }))))),
            measure(amount, cubed(unit)),
          ),
          because.addParts,
        ),
      ]
    },
    check: (printed, { amount }) => near(approximate(expr(amount)), volumeIn(printed)),
  }),

  silo: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({
          r: random.int(2, 6),
          wall: random.int(6, 20),
          roof: random.int(2, 6),
          isRoof: random.evenly([true, false]),
        }),
        ({ r, wall, roof }) => isClear(Math.PI * (r * r * wall + (r * r * roof) / 3)),
      ),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ r, wall, roof }): Measured => ({
      amount: tenth(Math.PI * (r * r * wall + (r * r * roof) / 3)),
      unit: 'cubic-meter',
    }),
    ask({ r, wall, roof, isRoof }) {
      const [a, b, c] = [r, wall, roof].map(of => measure(of, 'meter')) as [Expr, Expr, Expr]
      return isRoof
        ? {
            en: prose`A grain silo is a cylinder with a radius of ${a} and a height of ${b}. Its roof is a cone with the same radius and a height of ${c}. Find the total volume to the nearest tenth of a cubic meter. Use the ${m`π`} key.`,
            es: prose`Un silo de granos es un cilindro con un radio de ${a} y una altura de ${b}. Su techo es un cono con el mismo radio y una altura de ${c}. Halla el volumen total, redondeando a la décima de metro cúbico más cercana. Usa la tecla ${m`π`}.`,
          }
        : {
            en: prose`A grain silo is a cylinder with a radius of ${a} and a height of ${b}. Its bottom is a cone with the same radius and a height of ${c}. Find the total volume to the nearest tenth of a cubic meter. Use the ${m`π`} key.`,
            es: prose`Un silo de granos es un cilindro con un radio de ${a} y una altura de ${b}. Su fondo es un cono con el mismo radio y una altura de ${c}. Halla el volumen total, redondeando a la décima de metro cúbico más cercana. Usa la tecla ${m`π`}.`,
          }
    },
    solution({ r: radius, wall, roof }, { amount }) {
      const [one, two] = [Ratio.of(radius * radius * wall), Ratio.of(radius * radius * roof, 3)]
      const found = measure(amount, 'cubic-meter')
      return [
        partStep(symbol('V', 1), 'cylinder', [radius, radius, wall], one),
        partStep(symbol('V', 2), 'cone', [radius, radius, roof], two),
        step(equation(equation(V, sum(piExpr(one), piExpr(two))), piExpr(one.plus(two))), because.addParts),
        step(relation(V, '≈', amount), because.roundAtTheEnd, { place: TENTH }),
        answerStep(found, {
          en: line`The silo has a volume of about ${found}.`,
          es: line`El silo tiene un volumen de unos ${found}.`,
        }),
      ]
    },
    // A cylinder with a third of the height of the cone on top holds as much.
    check(printed, { amount }) {
      const [r, wall, roof] = printed.all('measure').map(({ of }) => approximate(of)) as [number, number, number]
      return Math.abs(approximate(expr(amount)) - Math.PI * r * r * (wall + roof / 3)) < 0.05
    },
  }),

  hole: form({
    levels: ['hard'],
    draw: random => {
      const r = random.int(3, 9)
      const h = 3 * random.int(2, 6)
      return {
        r,
        h,
        inner: random.int(Math.ceil(r / 3), r - 1),
        depth: random.int(Math.ceil(h / 3), h - 1),
        isCone: random.evenly([true, false]),
        unit: random.pick(UNITS),
      }
    },
    answer: measured,
    solve: ({ r, h, inner, depth, isCone, unit }): Measured => ({
      amount: piExpr(Ratio.of(3 * r * r * h - (isCone ? r * r * h : inner * inner * depth), 3)),
      unit: cubed(unit),
    }),
    ask({ r, h, inner, depth, isCone, unit }): Both<Block> {
      const [radius, height] = [measure(r, unit), measure(h, unit)]
      const [hole, deep] = [measure(inner, unit), measure(depth, unit)]
      return isCone
        ? {
            en: prose`A cylinder has a radius of ${radius} and a height of ${height}. A cone with the same base and height is cut out of it. Find the volume that is left, in terms of ${m`π`}.`,
            es: prose`Un cilindro tiene un radio de ${radius} y una altura de ${height}. Se le quita un cono con la misma base y la misma altura. Halla el volumen que queda, en términos de ${m`π`}.`,
          }
        : {
            en: prose`A cylinder has a radius of ${radius} and a height of ${height}. A hole in the shape of a cone with a radius of ${hole} and a depth of ${deep} is cut into its top base. Find the volume that is left, in terms of ${m`π`}.`,
            es: prose`Un cilindro tiene un radio de ${radius} y una altura de ${height}. En su base superior se hace un hueco en forma de cono con un radio de ${hole} y una profundidad de ${deep}. Halla el volumen que queda, en términos de ${m`π`}.`,
          }
    },
    solution({ r: radius, h: high, inner, depth, isCone, unit }, { amount }) {
      const whole = Ratio.of(radius * radius * high)
      const cut = isCone ? whole.over(3) : Ratio.of(inner * inner * depth, 3)
      return [
        partStep(symbol('V', 1), 'cylinder', [radius, radius, high], whole),
        partStep(symbol('V', 2), 'cone', isCone ? [radius, radius, high] : [inner, inner, depth], cut),
        step(
          equation(equation(V, minus(piExpr(whole), piExpr(cut))), measure(amount, cubed(unit))),
          because.subtractPart,
        ),
      ]
    },
    // Two thirds are left when the cone is as wide and as high; otherwise a cylinder a third as deep is cut out.
    check(printed, { amount }) {
      const [r, h, inner, depth] = printed.all('measure').map(({ of }) => approximate(of)) as [
        number,
        number,
        number?,
        number?,
      ]
      const left = inner === undefined ? (2 / 3) * r * r * h : r * r * h - inner * inner * (depth! / 3)
      return near(approximate(expr(amount)), left * Math.PI)
    },
  }),

  fillings: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['cups', 'balls'] as const)
      return random.until(
        () => {
          const [R, H, r, h] = [random.int(4, 12), random.int(6, 24), random.int(1, 4), random.int(4, 12)]
          const [large, small] = [
            Ratio.of(R * R * H),
            kind === 'cups' ? Ratio.of(r * r * h, 3) : Ratio.of(4 * r ** 3, 3),
          ]
          return { kind, R, H, r, h, count: large.over(small) }
        },
        ({ count }) =>
          count.toNumber() >= 4 &&
          count.toNumber() <= 200 &&
          (count.isInteger || (count.toNumber() % 1 > 0.06 && count.toNumber() % 1 < 0.94)),
      )
    },
    answer: integer,
    solve: ({ count }) => Math.floor(count.toNumber() + 1e-9),
    ask({ kind, R, H, r, h }): Both<Block> {
      const [a, b, c, d] = [R, H, r, h].map(of => measure(of, 'centimeter')) as [Expr, Expr, Expr, Expr]
      return kind === 'cups'
        ? {
            en: prose`A cylinder full of juice has a radius of ${a} and a height of ${b}. A paper cup is a cone with a radius of ${c} and a height of ${d}. How many paper cups can be filled to the top?`,
            es: prose`Un cilindro lleno de jugo tiene un radio de ${a} y una altura de ${b}. Un vaso de papel es un cono con un radio de ${c} y una altura de ${d}. ¿Cuántos vasos se pueden llenar por completo?`,
          }
        : {
            en: prose`A cylinder of wax has a radius of ${a} and a height of ${b}. It is melted to make balls with a radius of ${c}. How many whole balls can be made?`,
            es: prose`Un cilindro de cera tiene un radio de ${a} y una altura de ${b}. Se derrite para hacer bolas de radio ${c}. ¿Cuántas bolas enteras se pueden hacer?`,
          }
    },
    solution({ kind, R, H, r: radius, h: high, count }, answer) {
      const small = kind === 'cups' ? Ratio.of(radius * radius * high, 3) : Ratio.of(4 * radius ** 3, 3)
      const fits = exact(answer)
      return [
        partStep(symbol('V', 1), 'cylinder', [R, R, H], Ratio.of(R * R * H)),
        partStep(symbol('V', 2), kind === 'cups' ? 'cone' : 'sphere', [radius, radius, high], small),
        step(
          count.isInteger
            ? equation(over(symbol('V', 1), symbol('V', 2)), count)
            : relation(equation(over(symbol('V', 1), symbol('V', 2)), count), '≈', tenth(count.toNumber())),
          because.divideVolumes,
        ),
        answerStep(
          expr(answer),
          kind === 'cups' && !count.isInteger
            ? {
                en: line`The rest is less than a full cup: the juice fills ${fits} paper cups.`,
                es: line`El resto no llega a un vaso lleno: se pueden llenar ${fits} vasos de papel.`,
              }
            : kind === 'cups'
              ? { en: line`The juice fills ${fits} paper cups.`, es: line`Se pueden llenar ${fits} vasos de papel.` }
              : !count.isInteger
                ? {
                    en: line`The rest is less than a whole ball: ${fits} whole balls can be made.`,
                    es: line`El resto no llega a una bola entera: se pueden hacer ${fits} bolas enteras.`,
                  }
                : {
                    en: line`In all, ${fits} whole balls can be made.`,
                    es: line`Se pueden hacer ${fits} bolas enteras.`,
                  },
        ),
      ]
    },
    // So many fit, and one more does not.
    check(printed, answer) {
      const [R, H, r, h] = printed.numbers
      const small = h ? r!.power(2).times(h) : r!.power(3).times(4)
      const large = R!.power(2).times(H!).times(3)
      return small.times(exact(answer)).compare(large) <= 0 && small.times(exact(answer).plus(1)).compare(large) > 0
    },
  }),

  waterLevel: form({
    levels: ['hard'],
    draw: random => ({ ...random.pick(SUNKEN), unit: random.pick(['centimeter', 'inch'] as const) }),
    answer: measured,
    solve: ({ rise, unit }): Measured => ({ amount: rise.isInteger ? rise : decimal(rise), unit }),
    ask({ R, r, count, unit }) {
      const [tank, ball] = [measure(R, unit), measure(r, unit)]
      return {
        en: prose`A cylinder with a radius of ${tank} is partly filled with water. Then ${count} metal balls, each with a radius of ${ball}, are lowered into it until the water covers them completely. No water spills. By how much does the water level rise?`,
        es: prose`Un cilindro de radio ${tank} está parcialmente lleno de agua. Luego se meten en él ${count} bolas de metal, cada una de radio ${ball}, hasta que el agua las cubre por completo. No se derrama agua. ¿Cuánto sube el nivel del agua?`,
      }
    },
    solution({ R, r: radius, count, unit }, { amount }) {
      const balls = Ratio.of(4 * count * radius ** 3, 3)
      return [
        step(
          equation(equation(V, join(count, Ratio.of(4, 3), pi, power(bracketed(radius), 3))), piExpr(balls)),
          because.explain,
          {
            sentence: {
              en: line`Use the volume of a sphere, ${m`{4/3}πr^3`}, for each ball and multiply by ${count}.`,
              es: line`Usa el volumen de una esfera, ${m`{4/3}πr^3`}, para cada bola y multiplica por ${count}.`,
            },
          },
        ),
        step(equation(join(pi, power(bracketed(R), 2), x), piExpr(balls)), because.waterRises),
        step(equation(equation(x, over(balls, R * R)), amount), because.divideBothSides, { value: join(R * R, pi) }),
        answerStep(measure(amount, unit), {
          en: line`The water level rises by ${measure(amount, unit)}.`,
          es: line`El nivel del agua sube ${measure(amount, unit)}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [tank, ball] = printed.all('measure').map(({ of }) => evaluate(of))
      const count = printed.maths.find(of => of.kind === 'number')!
      return exact(amount)
        .times(tank!.power(2))
        .times(3)
        .equals(ball!.power(3).times(4).times(evaluate(count)))
    },
  }),
})
