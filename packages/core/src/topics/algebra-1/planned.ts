import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'interpret-expression-parts': {
    name: {
      en: 'Interpret terms, factors and coefficients in context',
      es: 'Interpretar términos, factores y coeficientes en contexto',
    },
    description: {
      en: 'Explain what each term, factor, coefficient or exponent of an expression means in a situation.',
      es: 'Explica qué significa cada término, factor, coeficiente o exponente de una expresión en una situación.',
    },
    domain: 'Expressions & Quantities',
    standards: ['A-SSE.A.1', 'A-SSE.A.1a', 'A-SSE.A.1b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'unit-analysis-conversions': {
    name: { en: 'Unit conversions and dimensional analysis', es: 'Conversión de unidades y análisis dimensional' },
    description: {
      en: 'Multiply by conversion fractions so that units cancel to change measurements and rates.',
      es: 'Multiplica por fracciones de conversión que cancelan unidades para cambiar medidas y tasas.',
    },
    domain: 'Expressions & Quantities',
    standards: ['N-Q.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'choose-quantities-precision': {
    name: {
      en: 'Choose quantities, units and level of accuracy',
      es: 'Elegir cantidades, unidades y nivel de precisión',
    },
    description: {
      en: 'Choose a suitable quantity, unit and number of digits for a measured or calculated answer.',
      es: 'Elige una cantidad, una unidad y un número de cifras adecuados para una respuesta medida o calculada.',
    },
    domain: 'Expressions & Quantities',
    standards: ['N-Q.A.2', 'N-Q.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'justify-equation-steps': {
    name: { en: 'Justify the steps of solving an equation', es: 'Justificar los pasos al resolver una ecuación' },
    description: {
      en: 'Name the property that justifies each step of a solution and find wrong steps.',
      es: 'Nombra la propiedad que justifica cada paso de una solución y encuentra pasos incorrectos.',
    },
    domain: 'Linear Equations',
    standards: ['A-REI.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-equations-rational-coefficients': {
    name: {
      en: 'Multi-step equations with fractions and decimals',
      es: 'Ecuaciones de varios pasos con fracciones y decimales',
    },
    description: {
      en: 'Solve linear equations with parentheses, fractions or decimals and variables on both sides.',
      es: 'Resuelve ecuaciones lineales con paréntesis, fracciones o decimales y variables en ambos lados.',
    },
    domain: 'Linear Equations',
    standards: ['A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-equation-word-problems': {
    name: { en: 'Word problems with linear equations', es: 'Problemas verbales con ecuaciones lineales' },
    description: {
      en: 'Write and solve a linear equation for problems about motion, ages, mixtures, work or money.',
      es: 'Escribe y resuelve una ecuación lineal para problemas de movimiento, edades, mezclas, trabajo o dinero.',
    },
    domain: 'Linear Equations',
    standards: ['A-CED.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multi-step-inequalities': {
    name: { en: 'Multi-step inequalities in one variable', es: 'Desigualdades de varios pasos en una variable' },
    description: {
      en: 'Solve an inequality in several steps, graph it and write the solution as an interval.',
      es: 'Resuelve una desigualdad en varios pasos, grafícala y escribe la solución como intervalo.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'absolute-value-inequalities': {
    name: { en: 'Absolute value inequalities', es: 'Desigualdades con valor absoluto' },
    description: {
      en: 'Rewrite an absolute value inequality as a compound inequality, solve it and graph it.',
      es: 'Reescribe una desigualdad con valor absoluto como desigualdad compuesta, resuélvela y grafícala.',
    },
    domain: 'Inequalities & Absolute Value',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'domain-range-function-graphs': {
    name: {
      en: 'Functions: domain and range from graphs and contexts',
      es: 'Funciones: dominio y rango en gráficas y contextos',
    },
    description: {
      en: 'Find the domain and range of a function from points, a graph or a situation.',
      es: 'Halla el dominio y el rango de una función a partir de puntos, una gráfica o una situación.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.1', 'F-IF.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'key-features-of-function-graphs': {
    name: { en: 'Key features of graphs', es: 'Características clave de las gráficas' },
    description: {
      en: 'Read intercepts, extremes, signs and increasing or decreasing intervals from the graph of a function.',
      es: 'Lee en la gráfica de una función sus intersecciones, extremos, signos e intervalos de crecimiento o decrecimiento.',
    },
    domain: 'Functions',
    standards: ['F-IF.B.4', 'F-IF.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'average-rate-of-change-interval': {
    name: { en: 'Average rate of change', es: 'Tasa de cambio promedio' },
    description: {
      en: 'Find the average rate of change of a function over an interval and interpret it.',
      es: 'Halla la tasa de cambio promedio de una función en un intervalo e interprétala.',
    },
    domain: 'Functions',
    standards: ['F-IF.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-sequences-explicit-recursive': {
    name: {
      en: 'Geometric sequences: explicit and recursive rules',
      es: 'Sucesiones geométricas: reglas explícitas y recursivas',
    },
    description: {
      en: 'Find terms of a geometric sequence and write its explicit and recursive rules.',
      es: 'Halla términos de una sucesión geométrica y escribe sus reglas explícita y recursiva.',
    },
    domain: 'Functions',
    standards: ['F-IF.A.3', 'F-BF.A.2', 'F-LE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-lines-intercepts-standard-form': {
    name: {
      en: 'Graph lines in standard form with intercepts',
      es: 'Graficar rectas en forma estándar con las intersecciones con los ejes',
    },
    description: {
      en: 'Find where a line in standard form crosses the axes and use the intercepts to graph it.',
      es: 'Halla dónde una recta en forma estándar corta los ejes y usa esas intersecciones para graficarla.',
    },
    domain: 'Linear Functions',
    standards: ['A-REI.D.10', 'F-IF.C.7', 'F-IF.C.7a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'write-parallel-perpendicular-lines': {
    name: { en: 'Parallel and perpendicular lines', es: 'Rectas paralelas y perpendiculares' },
    description: {
      en: 'Use slopes to write equations of lines parallel or perpendicular to a given line.',
      es: 'Usa las pendientes para escribir ecuaciones de rectas paralelas o perpendiculares a una recta dada.',
    },
    domain: 'Linear Functions',
    standards: ['A-CED.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'direct-inverse-variation': {
    name: { en: 'Direct and inverse variation', es: 'Variación directa e inversa' },
    description: {
      en: 'Decide whether a relation is direct or inverse variation and find its constant and missing values.',
      es: 'Decide si una relación es de variación directa o inversa y halla su constante y valores desconocidos.',
    },
    domain: 'Linear Functions',
    standards: ['A-CED.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'systems-by-graphing': {
    name: { en: 'Solve systems by graphing', es: 'Resolver sistemas por el método gráfico' },
    description: {
      en: 'Graph two linear equations in any form and find the solution or number of solutions.',
      es: 'Grafica dos ecuaciones lineales en cualquier forma y halla la solución o el número de soluciones.',
    },
    domain: 'Systems',
    standards: ['A-REI.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'systems-word-problems': {
    name: { en: 'Word problems with systems of equations', es: 'Problemas verbales con sistemas de ecuaciones' },
    description: {
      en: 'Write a system for a problem about totals, mixtures, motion or plans and solve it.',
      es: 'Escribe un sistema para un problema de totales, mezclas, movimiento o planes y resuélvelo.',
    },
    domain: 'Systems',
    standards: ['A-CED.A.2', 'A-CED.A.3', 'A-REI.C.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'systems-of-linear-inequalities': {
    name: { en: 'Systems of linear inequalities', es: 'Sistemas de desigualdades lineales' },
    description: {
      en: 'Graph several linear inequalities, shade the region they share and test points in it.',
      es: 'Grafica varias desigualdades lineales, sombrea la región común y comprueba puntos de ella.',
    },
    domain: 'Systems',
    standards: ['A-REI.D.12', 'A-CED.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-exponents': {
    name: { en: 'Rational exponents', es: 'Exponentes racionales' },
    description: {
      en: 'Change between radicals and fractional exponents and evaluate or simplify such powers.',
      es: 'Convierte entre radicales y exponentes fraccionarios, y evalúa o simplifica esas potencias.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.1', 'N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'add-subtract-square-roots': {
    name: { en: 'Add and subtract radicals', es: 'Sumar y restar radicales' },
    description: {
      en: 'Simplify square roots and combine the like radicals in a sum or difference.',
      es: 'Simplifica raíces cuadradas y combina los radicales semejantes de una suma o resta.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'multiply-divide-square-roots': {
    name: { en: 'Multiply and divide radicals and rationalize', es: 'Multiplicar y dividir radicales y racionalizar' },
    description: {
      en: 'Multiply or divide expressions with square roots and remove the radicals from denominators.',
      es: 'Multiplica o divide expresiones con raíces cuadradas y elimina los radicales de los denominadores.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-irrational-results': {
    name: {
      en: 'Sums and products of rational and irrational numbers',
      es: 'Sumas y productos de números racionales e irracionales',
    },
    description: {
      en: 'Decide whether sums and products of real numbers are rational or irrational and give a reason.',
      es: 'Decide si sumas y productos de números reales son racionales o irracionales y da una razón.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-gcf-and-grouping': {
    name: { en: 'Factor out the GCF and factor by grouping', es: 'Factor común y factorización por agrupación' },
    description: {
      en: 'Take the greatest common factor out of a polynomial or group its terms to factor it.',
      es: 'Saca el máximo factor común de un polinomio o agrupa sus términos para factorizarlo.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-trinomials-leading-a': {
    name: { en: 'Factor trinomials ax² + bx + c', es: 'Factorizar trinomios ax² + bx + c' },
    description: {
      en: 'Write a trinomial with leading coefficient other than 1 as a product of two binomials.',
      es: 'Escribe un trinomio con coeficiente principal distinto de 1 como producto de dos binomios.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-polynomials-completely': {
    name: { en: 'Factor completely (mixed methods)', es: 'Factorizar completamente (métodos combinados)' },
    description: {
      en: 'Combine common factors, grouping and patterns until no factor can be factored further.',
      es: 'Combina factor común, agrupación y patrones hasta que ningún factor pueda factorizarse más.',
    },
    domain: 'Factoring',
    standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratics-by-square-roots': {
    name: { en: 'Solve quadratics with square roots', es: 'Resolver ecuaciones cuadráticas mediante raíces cuadradas' },
    description: {
      en: 'Isolate a squared expression and take square roots to solve a quadratic equation.',
      es: 'Aísla una expresión al cuadrado y saca raíces cuadradas para resolver una ecuación cuadrática.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratics-completing-the-square': {
    name: {
      en: 'Solve quadratics by completing the square',
      es: 'Resolver ecuaciones cuadráticas completando el cuadrado',
    },
    description: {
      en: 'Write a quadratic equation as a perfect square equal to a number and solve it.',
      es: 'Escribe una ecuación cuadrática como un cuadrado perfecto igual a un número y resuélvela.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.B.4', 'A-REI.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratic-forms-vertex': {
    name: {
      en: 'Convert quadratics to vertex form; maximum and minimum',
      es: 'Convertir funciones cuadráticas a la forma de vértice; máximo y mínimo',
    },
    description: {
      en: 'Rewrite a quadratic function in vertex form to find its maximum or minimum value.',
      es: 'Reescribe una función cuadrática en forma de vértice para hallar su valor máximo o mínimo.',
    },
    domain: 'Quadratics',
    standards: ['A-SSE.B.3', 'A-SSE.B.3b', 'F-IF.C.8', 'F-IF.C.8a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratic-word-problems': {
    name: { en: 'Word problems with quadratic models', es: 'Problemas verbales con modelos cuadráticos' },
    description: {
      en: 'Write or use a quadratic model for areas, falling objects or revenue and interpret the answers.',
      es: 'Escribe o usa un modelo cuadrático de áreas, objetos que caen o ingresos e interpreta las respuestas.',
    },
    domain: 'Quadratics',
    standards: ['A-CED.A.1', 'A-CED.A.2', 'F-IF.B.4', 'F-BF.A.1a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-parabola-systems': {
    name: { en: 'Systems of a line and a parabola', es: 'Sistemas de una recta y una parábola' },
    description: {
      en: 'Find the points where a line meets a parabola, from a graph or with algebra.',
      es: 'Halla los puntos donde una recta corta una parábola, en una gráfica o con álgebra.',
    },
    domain: 'Quadratics',
    standards: ['A-REI.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'solve-by-graph-intersection': {
    name: { en: 'Solve f(x) = g(x) with graphs and tables', es: 'Resolver f(x) = g(x) con gráficas y tablas' },
    description: {
      en: 'Find the x-values where two functions are equal by reading graphs or tables.',
      es: 'Halla los valores de x donde dos funciones son iguales leyendo gráficas o tablas.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['A-REI.D.10', 'A-REI.D.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-exponential-functions': {
    name: { en: 'Graph exponential functions and write them', es: 'Graficar y escribir funciones exponenciales' },
    description: {
      en: 'Graph an exponential function and write its equation from a table, points or a graph.',
      es: 'Grafica una función exponencial y escribe su ecuación a partir de una tabla, puntos o una gráfica.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.7', 'F-IF.C.7e', 'F-LE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-vs-exponential-growth': {
    name: { en: 'Linear or exponential?', es: '¿Lineal o exponencial?' },
    description: {
      en: 'Decide whether a table or situation grows by equal differences or by equal factors.',
      es: 'Decide si una tabla o situación crece por diferencias iguales o por factores iguales.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-LE.A.1', 'F-LE.A.1a', 'F-LE.A.1b', 'F-LE.A.1c', 'F-LE.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'interpret-linear-exponential-parameters': {
    name: {
      en: 'Interpret slope, intercept and growth factor in models',
      es: 'Interpretar pendiente, valor inicial y factor de crecimiento en modelos',
    },
    description: {
      en: 'Explain in words what each number in a linear or exponential model tells about the situation.',
      es: 'Explica con palabras qué dice de la situación cada número de un modelo lineal o exponencial.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-LE.B.5', 'S-ID.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graph-piecewise-absolute-step': {
    name: {
      en: 'Piecewise, absolute value and step functions',
      es: 'Funciones por partes, de valor absoluto y escalonadas',
    },
    description: {
      en: 'Evaluate, graph and write functions made of pieces, absolute values or steps.',
      es: 'Evalúa, grafica y escribe funciones formadas por partes, valores absolutos o escalones.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.7', 'F-IF.C.7b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'shift-stretch-parent-functions': {
    name: { en: 'Transformations of functions', es: 'Transformaciones de funciones' },
    description: {
      en: 'Describe how shifts, reflections and stretches change a graph and write the new equation.',
      es: 'Describe cómo las traslaciones, reflexiones y estiramientos cambian una gráfica y escribe la nueva ecuación.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-BF.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'build-combine-functions': {
    name: {
      en: 'Build functions from contexts and combine functions',
      es: 'Construir funciones a partir de contextos y combinarlas',
    },
    description: {
      en: 'Write a function for a situation and add, subtract, multiply or divide functions.',
      es: 'Escribe una función para una situación y suma, resta, multiplica o divide funciones.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-BF.A.1', 'F-BF.A.1a', 'F-BF.A.1b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'inverse-of-linear-functions': {
    name: { en: 'Inverse of linear functions', es: 'Inversa de funciones lineales' },
    description: {
      en: 'Find the rule or values of the inverse of a linear function and interpret it.',
      es: 'Halla la regla o los valores de la inversa de una función lineal e interprétala.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-BF.B.4', 'F-BF.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-functions-two-representations': {
    name: { en: 'Compare properties of two functions', es: 'Comparar propiedades de dos funciones' },
    description: {
      en: 'Compare intercepts, rates and extremes of two functions given as equations, tables, graphs or words.',
      es: 'Compara intersecciones, tasas y extremos de dos funciones dadas con ecuaciones, tablas, gráficas o palabras.',
    },
    domain: 'Exponential & Other Functions',
    standards: ['F-IF.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-distributions-center-spread': {
    name: { en: 'Displays and comparing distributions', es: 'Gráficas y comparación de distribuciones' },
    description: {
      en: 'Display data sets and compare their shapes, centers, spreads and outliers.',
      es: 'Representa conjuntos de datos y compara su forma, centro, dispersión y valores atípicos.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.A.1', 'S-ID.A.2', 'S-ID.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-way-tables-conditional-frequency': {
    name: {
      en: 'Two-way tables: joint, marginal and conditional frequency',
      es: 'Tablas de doble entrada: frecuencia conjunta, marginal y condicional',
    },
    description: {
      en: 'Complete a two-way table and find joint, marginal and conditional relative frequencies.',
      es: 'Completa una tabla de doble entrada y halla frecuencias relativas conjuntas, marginales y condicionales.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-regression-residuals': {
    name: { en: 'Fit lines, residuals and predictions', es: 'Rectas de ajuste, residuos y predicciones' },
    description: {
      en: 'Use a fitted line to predict, calculate residuals and judge how well the line fits.',
      es: 'Usa una recta de ajuste para predecir, calcula residuos y juzga qué tan bien se ajusta.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.B.6', 'S-ID.B.6a', 'S-ID.B.6b', 'S-ID.B.6c'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'correlation-and-causation': {
    name: { en: 'Correlation coefficient and causation', es: 'Coeficiente de correlación y causalidad' },
    description: {
      en: 'Match correlation coefficients with scatter plots and decide whether a causal conclusion is justified.',
      es: 'Relaciona coeficientes de correlación con diagramas de dispersión y decide si una conclusión causal está justificada.',
    },
    domain: 'Descriptive Statistics',
    standards: ['S-ID.C.8', 'S-ID.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
