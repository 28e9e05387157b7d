import {
  approximate,
  both,
  coordinatePlane,
  evaluate,
  expr,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  itemOf,
  line,
  list,
  m,
  prose,
} from '../../../author.ts'
import {
  asymptote,
  cleared,
  conicEquation,
  conicName,
  distanceIn,
  drawCurve,
  drawn,
  focal,
  formOf,
  fromJson,
  generalTerms,
  graph,
  inGeneralForm,
  isAsymptote,
  isClearToDraw,
  isFocal,
  isWholeFocal,
  nameOf,
  parabolaTerms,
  placesIn,
  pointsOn,
  printedForm,
  solves,
  standard,
  standsOn,
  toJson,
  twoAt,
  twoFoci,
  WRITE_EQUATION,
} from './conics.ts'
import type { levels } from './levels.ts'
import {
  conicNameSteps,
  drawingSteps,
  eccentricitySteps,
  fromDrawing,
  fromHalfAxes,
  fromVerticesAndFoci,
} from './steps.ts'

const [X_SQUARED, Y_SQUARED] = [m`x^2`, m`y^2`]
const ONE_SQUARE = {
  en: line`Both ${X_SQUARED} and ${Y_SQUARED} would have to appear.`,
  es: line`Tendrían que aparecer ${X_SQUARED} e ${Y_SQUARED}.`,
}
const SAME_SIGNS = {
  en: line`The coefficients of ${X_SQUARED} and ${Y_SQUARED} have the same sign.`,
  es: line`Los coeficientes de ${X_SQUARED} e ${Y_SQUARED} tienen el mismo signo.`,
}
const OPPOSITE_SIGNS = {
  en: line`The coefficients of ${X_SQUARED} and ${Y_SQUARED} have opposite signs.`,
  es: line`Los coeficientes de ${X_SQUARED} e ${Y_SQUARED} tienen signos opuestos.`,
}
/** The conics that are taken for the one of the equation. */
const NOT_THE_CONIC = {
  ellipse: {
    hyperbola: SAME_SIGNS,
    circle: {
      en: line`The coefficients of ${X_SQUARED} and ${Y_SQUARED} are not equal.`,
      es: line`Los coeficientes de ${X_SQUARED} e ${Y_SQUARED} no son iguales.`,
    },
  },
  circle: {
    ellipse: {
      en: line`The coefficients of ${X_SQUARED} and ${Y_SQUARED} are equal, so it is a circle, the more exact name.`,
      es: line`Los coeficientes de ${X_SQUARED} e ${Y_SQUARED} son iguales, así que es una circunferencia, el nombre más exacto.`,
    },
    hyperbola: SAME_SIGNS,
  },
  hyperbola: { ellipse: OPPOSITE_SIGNS, circle: OPPOSITE_SIGNS },
  parabola: { ellipse: ONE_SQUARE, hyperbola: ONE_SQUARE },
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  eccentricity: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the eccentricity. Write a fraction in lowest terms.`,
      es: prose`Halla la excentricidad. Escribe una fracción en su mínima expresión.`,
    },
    draw: (random, level) => random.until(() => drawCurve(random, level), isWholeFocal),
    answer: fractionInLowestTerms,
    solve: curve => focal(curve).q.over(curve.a),
    ask: curve => both(cleared(curve)),
    solution: eccentricitySteps,
    check(printed, answer) {
      // The eccentricity of the ellipse or hyperbola with these half-axes is that of its foci.
      const { left, right } = printed.one('relation')
      if (left.kind !== 'sum') return false
      const squares = left.terms.map(term => {
        const of = term.kind === 'negative' ? term.of : term
        const factor = of.kind === 'product' && of.factors[0]?.kind === 'number' ? evaluate(of.factors[0]).n : 1
        return evaluate(right).n / factor
      })
      const shape = formOf(printed)
      const main = shape === 'ellipse' ? Math.max(...squares) : itemOf(squares, 0)
      const other = shape === 'ellipse' ? Math.min(...squares) : itemOf(squares, 1)
      const c2 = shape === 'ellipse' ? main - other : main + other
      return Math.abs(approximate(expr(answer)) - Math.sqrt(c2 / main)) < 1e-9
    },
  }),

  nameIt: form({
    levels: ['easy'],
    draw(random, level) {
      const kind = random.evenly(['ellipse', 'hyperbola', 'circle', 'parabola'])
      const curve = random.until(
        () =>
          drawCurve(random, {
            ...level,
            moved: true,
            most: 5,
            forms: [kind === 'hyperbola' ? 'hyperbola' : 'ellipse'],
          }),
        ({ center: [, k] }) => k !== 0,
      )
      return {
        kind,
        terms:
          kind === 'parabola'
            ? parabolaTerms(curve)
            : generalTerms(kind === 'circle' ? { ...curve, b: curve.a } : curve),
      }
    },
    answer: conicName,
    solve: ({ kind }) => kind,
    ask: ({ terms }) => ({
      en: [prose`Which conic does the equation represent?`, inGeneralForm(terms)],
      es: [prose`¿Qué cónica representa la ecuación?`, inGeneralForm(terms)],
    }),
    solution: ({ kind, terms }) => conicNameSteps(terms, kind),
    whyWrong: (_, answer) => NOT_THE_CONIC[answer],
    // Second differences along each axis are twice the coefficients of the squares.
    check(printed, answer) {
      const { left } = printed.one('relation')
      const bend = (dx: number, dy: number) =>
        approximate(left, { x: dx, y: dy }) -
        2 * approximate(left, { x: 0, y: 0 }) +
        approximate(left, { x: -dx, y: -dy })
      const [across, up] = [bend(1, 0), bend(0, 1)]
      const kind =
        across === 0 || up === 0 ? 'parabola' : across === up ? 'circle' : across * up > 0 ? 'ellipse' : 'hyperbola'
      return answer === kind
    },
  }),

  fromFoci: form({
    levels: ['medium'],
    draw: (random, level) => random.until(() => drawCurve(random, level), isWholeFocal),
    answer: conicEquation,
    solve: standard,
    ask(curve) {
      const [[v, w], [f, g], shape] = [twoAt(curve, curve.a), twoFoci(curve), nameOf(curve)]
      return {
        en: prose`Find the equation of ${shape} with vertices ${v} and ${w} and foci ${f} and ${g}. Use the standard form, with 1 on the right side.`,
        es: prose`Halla la ecuación de ${shape} con vértices ${v} y ${w}, y focos ${f} y ${g}. Usa la forma estándar, con 1 en el lado derecho.`,
      }
    },
    solution: fromVerticesAndFoci,
    check(printed, answer) {
      const points = printed.all('list')
      if (points.length !== 4) return false
      const [vertices, foci] = [list(...points.slice(0, 2)), list(...points.slice(2))]
      return standsOn(vertices, answer) && isFocal(answer, placesIn(foci), distanceIn(vertices), printedForm(printed))
    },
  }),

  fromOthers: form({
    levels: ['medium'],
    // Never the curve of a problem with foci on the same sheet.
    draw: (random, level) =>
      random.until(
        () => drawCurve(random, level),
        curve => !isWholeFocal(curve),
      ),
    answer: conicEquation,
    solve: standard,
    ask(curve) {
      const [[v, w], [s, t]] = [twoAt(curve, curve.a), twoAt(curve, curve.b, false)]
      const [rising, shape] = [asymptote(curve, 1), nameOf(curve)]
      return curve.form === 'ellipse'
        ? {
            en: prose`The vertices of ${shape} are ${v} and ${w}. Its co-vertices are ${s} and ${t}. Write the equation of the curve in standard form, with 1 on the right side.`,
            es: prose`Los vértices de ${shape} son ${v} y ${w}. Sus covértices son ${s} y ${t}. Escribe la ecuación de la curva en forma estándar, con 1 en el lado derecho.`,
          }
        : {
            en: prose`The vertices of ${shape} are ${v} and ${w}. One asymptote is ${rising}. Write the equation of the curve in standard form, with 1 on the right side.`,
            es: prose`Los vértices de ${shape} son ${v} y ${w}. Una asíntota es ${rising}. Escribe la ecuación de la curva en forma estándar, con 1 en el lado derecho.`,
          }
    },
    solution: fromHalfAxes,
    check(printed, answer) {
      const points = printed.all('list')
      const vertices = list(...points.slice(0, 2))
      if (points.length < 2 || !standsOn(vertices, answer) || answer.kind !== 'relation') return false
      if (points.length === 4) return standsOn(list(...points.slice(2)), answer)
      return isAsymptote(printed.one('relation'), answer.left, placesIn(vertices))
    },
  }),

  fromGraph: form({
    levels: ['easy', 'medium'],
    lines: 3,
    instruction: WRITE_EQUATION,
    draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 6 }), isClearToDraw),
    answer: conicEquation,
    solve: standard,
    ask: curve => both(figure(drawn(curve))),
    solution: fromDrawing,
    check(printed, answer) {
      const { curve } = printed.figure('conic')
      if (curve.form === 'parabola') return false
      const along = curve.form === 'hyperbola' ? curve.opens : 'x'
      return pointsOn({
        form: curve.form,
        along,
        a: curve.a,
        b: curve.b,
        center: [curve.center[0], curve.center[1]],
      }).every(at => solves(answer, at))
    },
  }),

  draw: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Graph the equation.`,
      es: prose`Traza la gráfica de la ecuación.`,
    },
    draw: (random, level) => random.until(() => drawCurve(random, { ...level, most: 6 }), isClearToDraw),
    answer: graph,
    solve: toJson,
    ask(curve) {
      const [given, plane] = [standard(curve), figure(coordinatePlane({ x: [-10, 10], y: [-10, 10] }))]
      return curve.form === 'ellipse'
        ? both([{ kind: 'maths', of: given }, plane])
        : {
            en: [prose`Draw its asymptotes as dashed lines.`, { kind: 'maths', of: given }, plane],
            es: [prose`Dibuja sus asíntotas con líneas discontinuas.`, { kind: 'maths', of: given }, plane],
          }
    },
    solution: drawingSteps,
    check: (printed, answer) => pointsOn(fromJson(answer)).every(at => solves(printed.one('relation'), at)),
  }),
})
