import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'function-graph-transformations': {
    name: { en: 'Transformations of parent functions', es: 'Transformaciones de funciones madre' },
    description: {
      en: 'Describe shifts, stretches and reflections of a parent function and write or graph the result.',
      es: 'Describe traslaciones, estiramientos y reflexiones de una función madre y escribe o grafica el resultado.',
    },
    domain: 'Functions',
    standards: ['F-BF.B.3', 'AP-PRECALC-1.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'radical-step-function-graphs': {
    name: {
      en: 'Graph square root, cube root, piecewise and step functions',
      es: 'Gráficas de funciones raíz cuadrada, raíz cúbica, por partes y escalonadas',
    },
    description: {
      en: 'Graph root, piecewise and step functions and give their domain, range and rule.',
      es: 'Grafica funciones raíz, por partes y escalonadas e indica su dominio, rango y regla.',
    },
    domain: 'Functions',
    standards: ['F-IF.C.7b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-key-features-rate': {
    name: {
      en: 'Key features and average rate of change of functions',
      es: 'Características clave y tasa de cambio promedio de funciones',
    },
    description: {
      en: 'Find intercepts, extremes, intervals, end behavior and average rates of change of nonlinear functions.',
      es: 'Halla intersecciones, extremos, intervalos, comportamiento en los extremos y tasas de cambio promedio de funciones no lineales.',
    },
    domain: 'Functions',
    standards: ['F-IF.B.4', 'F-IF.B.5', 'F-IF.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-nonlinear-functions': {
    name: {
      en: 'Compare nonlinear functions given in different representations',
      es: 'Comparar funciones no lineales dadas en distintas representaciones',
    },
    description: {
      en: 'Compare a feature of nonlinear functions given by formulas, tables, graphs or words.',
      es: 'Compara una característica de funciones no lineales dadas con fórmulas, tablas, gráficas o palabras.',
    },
    domain: 'Functions',
    standards: ['F-IF.C.9', 'F-LE.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-operations-composition': {
    name: { en: 'Operations on functions and composition', es: 'Operaciones con funciones y composición' },
    description: {
      en: 'Add, subtract, multiply, divide and compose functions and give the domain of the result.',
      es: 'Suma, resta, multiplica, divide y compón funciones e indica el dominio del resultado.',
    },
    domain: 'Functions',
    standards: ['F-BF.A.1b', 'F-BF.A.1c', 'AP-PRECALC-2.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'absolute-value-compound-inequalities': {
    name: { en: 'Absolute value equations and inequalities', es: 'Ecuaciones y desigualdades con valor absoluto' },
    description: {
      en: 'Solve equations and inequalities with absolute value, check the solutions and graph them.',
      es: 'Resuelve ecuaciones y desigualdades con valor absoluto, comprueba las soluciones y grafícalas.',
    },
    domain: 'Functions',
    standards: ['A-CED.A.1', 'A-REI.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vertex-form-complete-square': {
    name: { en: 'Vertex form by completing the square', es: 'Forma de vértice completando el cuadrado' },
    description: {
      en: 'Complete the square to find the vertex, the axis and the extreme value of a parabola.',
      es: 'Completa el cuadrado para hallar el vértice, el eje y el valor extremo de una parábola.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['F-IF.C.8a', 'A-SSE.B.3b', 'A-REI.B.4a'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'quadratic-inequality-solutions': {
    name: { en: 'Quadratic inequalities', es: 'Desigualdades cuadráticas' },
    description: {
      en: 'Find the zeros of a quadratic and test intervals to solve an inequality.',
      es: 'Halla los ceros de una expresión cuadrática y prueba intervalos para resolver una desigualdad.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['A-CED.A.1', 'A-REI.D.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parabola-focus-directrix': {
    name: { en: 'Parabolas: focus and directrix', es: 'Parábolas: foco y directriz' },
    description: {
      en: 'Find the focus and directrix of a parabola, or write its equation from them.',
      es: 'Halla el foco y la directriz de una parábola, o escribe su ecuación a partir de ellos.',
    },
    domain: 'Complex Numbers & Quadratics',
    standards: ['G-GPE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-conic-systems': {
    name: {
      en: 'Systems of a line and a quadratic or circle',
      es: 'Sistemas de una recta con una parábola o una circunferencia',
    },
    description: {
      en: 'Find all points where a line meets a parabola or a circle, using algebra or graphs.',
      es: 'Halla todos los puntos donde una recta corta una parábola o una circunferencia, con álgebra o gráficas.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-REI.C.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'three-variable-linear-systems': {
    name: { en: 'Systems of three linear equations', es: 'Sistemas de tres ecuaciones lineales' },
    description: {
      en: 'Eliminate variables to solve a system of three linear equations or classify its solutions.',
      es: 'Elimina variables para resolver un sistema de tres ecuaciones lineales o clasificar sus soluciones.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-REI.C.6', 'A-CED.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-programming-vertices': {
    name: {
      en: 'Systems of inequalities and linear programming',
      es: 'Sistemas de desigualdades y programación lineal',
    },
    description: {
      en: 'Graph a region of constraints and test its vertices to find a maximum or a minimum.',
      es: 'Grafica una región de restricciones y evalúa sus vértices para hallar un máximo o un mínimo.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-CED.A.3', 'A-REI.D.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-determinant-inverse': {
    name: { en: 'Determinants and inverses of matrices', es: 'Determinantes e inversas de matrices' },
    description: {
      en: 'Calculate the determinant of a square matrix and find its inverse when it exists.',
      es: 'Calcula el determinante de una matriz cuadrada y halla su inversa cuando existe.',
    },
    domain: 'Systems & Matrices',
    standards: ['N-VM.C.10', 'AP-PRECALC-4.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-equation-systems': {
    name: { en: 'Solve systems with matrices', es: 'Resolver sistemas con matrices' },
    description: {
      en: 'Write a linear system as a matrix equation and solve it with inverses, determinants or row operations.',
      es: 'Escribe un sistema lineal como ecuación matricial y resuélvelo con inversas, determinantes u operaciones entre filas.',
    },
    domain: 'Systems & Matrices',
    standards: ['A-REI.C.8', 'A-REI.C.9', 'N-VM.C.6', 'AP-PRECALC-4.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'factor-cubics-quadratic-form': {
    name: { en: 'Factor higher-degree polynomials', es: 'Factorizar polinomios de grado superior' },
    description: {
      en: 'Factor sums and differences of cubes, quartics in quadratic form and polynomials by grouping.',
      es: 'Factoriza sumas y diferencias de cubos, polinomios en forma cuadrática y polinomios por agrupación.',
    },
    domain: 'Polynomials',
    standards: ['A-SSE.A.2', 'A-APR.B.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-identities-structure': {
    name: { en: 'Polynomial identities', es: 'Identidades polinómicas' },
    description: {
      en: 'Expand, prove and use polynomial identities to simplify work or calculate mentally.',
      es: 'Desarrolla, demuestra y usa identidades polinómicas para simplificar o calcular mentalmente.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.C.4', 'A-SSE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'binomial-expansion-theorem': {
    name: { en: "Binomial theorem and Pascal's triangle", es: 'Teorema del binomio y triángulo de Pascal' },
    description: {
      en: "Use Pascal's triangle or the binomial theorem to expand powers and find single terms.",
      es: 'Usa el triángulo de Pascal o el teorema del binomio para desarrollar potencias y hallar términos.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.C.5', 'AP-PRECALC-1.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'remainder-factor-theorem': {
    name: { en: 'Remainder and factor theorems', es: 'Teoremas del residuo y del factor' },
    description: {
      en: 'Evaluate a polynomial to find a remainder and decide whether a binomial is a factor.',
      es: 'Evalúa un polinomio para hallar un residuo y decide si un binomio es factor.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.B.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-rational-zeros': {
    name: {
      en: 'Rational root theorem and all zeros of a polynomial',
      es: 'Teorema de las raíces racionales y todos los ceros de un polinomio',
    },
    description: {
      en: 'List possible rational zeros, test them and find all zeros of a polynomial.',
      es: 'Enumera los posibles ceros racionales, pruébalos y halla todos los ceros de un polinomio.',
    },
    domain: 'Polynomials',
    standards: ['A-APR.B.3', 'N-CN.C.9', 'AP-PRECALC-1.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-from-zeros': {
    name: { en: 'Write a polynomial from its zeros', es: 'Escribir un polinomio a partir de sus ceros' },
    description: {
      en: 'Multiply factors to write a polynomial that has given real and complex zeros.',
      es: 'Multiplica factores para escribir un polinomio que tenga ciertos ceros reales y complejos.',
    },
    domain: 'Polynomials',
    standards: ['N-CN.C.8', 'N-CN.C.9', 'A-APR.B.3', 'AP-PRECALC-1.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-graph-end-behavior': {
    name: {
      en: 'Graph polynomials: zeros, multiplicity and end behavior',
      es: 'Graficar polinomios: ceros, multiplicidad y comportamiento en los extremos',
    },
    description: {
      en: 'Use zeros, multiplicity and the leading term to sketch or identify a polynomial graph.',
      es: 'Usa los ceros, la multiplicidad y el término principal para trazar o identificar la gráfica de un polinomio.',
    },
    domain: 'Polynomials',
    standards: ['F-IF.C.7c', 'A-APR.B.3', 'AP-PRECALC-1.6', 'AP-PRECALC-1.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-expressions-add-subtract': {
    name: {
      en: 'Add and subtract rational expressions and complex fractions',
      es: 'Sumar y restar expresiones racionales y fracciones complejas',
    },
    description: {
      en: 'Find a common denominator to add or subtract rational expressions and simplify complex fractions.',
      es: 'Halla un denominador común para sumar o restar expresiones racionales y simplifica fracciones complejas.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-APR.D.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-function-graph-features': {
    name: { en: 'Graph rational functions', es: 'Graficar funciones racionales' },
    description: {
      en: 'Find the asymptotes, intercepts, holes and domain of a rational function and sketch it.',
      es: 'Halla las asíntotas, intersecciones, huecos y dominio de una función racional y traza su gráfica.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['F-IF.C.7d', 'AP-PRECALC-1.7', 'AP-PRECALC-1.8', 'AP-PRECALC-1.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'joint-inverse-variation': {
    name: { en: 'Direct, inverse and joint variation', es: 'Variación directa, inversa y conjunta' },
    description: {
      en: 'Write an equation for direct, inverse, joint or combined variation and find missing values.',
      es: 'Escribe una ecuación de variación directa, inversa, conjunta o combinada y halla valores desconocidos.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-CED.A.2', 'A-CED.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rational-exponent-expressions': {
    name: {
      en: 'Simplify expressions with rational exponents',
      es: 'Simplificar expresiones con exponentes racionales',
    },
    description: {
      en: 'Evaluate and simplify powers with fractional exponents and rewrite them as radicals.',
      es: 'Evalúa y simplifica potencias con exponentes fraccionarios y reescríbelas como radicales.',
    },
    domain: 'Radicals & Rational Exponents',
    standards: ['N-RN.A.1', 'N-RN.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'nth-root-radical-operations': {
    name: { en: 'Simplify and operate with nth roots', es: 'Simplificar y operar con raíces enésimas' },
    description: {
      en: 'Simplify, add, multiply and rationalize expressions with square, cube and higher roots.',
      es: 'Simplifica, suma, multiplica y racionaliza expresiones con raíces cuadradas, cúbicas y de índice mayor.',
    },
    domain: 'Radicals & Rational Exponents',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'radical-equations-extraneous': {
    name: { en: 'Radical equations and extraneous solutions', es: 'Ecuaciones con radicales y soluciones extrañas' },
    description: {
      en: 'Isolate radicals and raise both sides to a power, then check for extraneous solutions.',
      es: 'Aísla los radicales, eleva ambos lados a una potencia y descarta las soluciones extrañas.',
    },
    domain: 'Radicals & Rational Exponents',
    standards: ['A-REI.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'exponential-function-graph': {
    name: { en: 'Graph and rewrite exponential functions', es: 'Graficar y reescribir funciones exponenciales' },
    description: {
      en: 'Graph exponential functions with shifts and rewrite their bases to show growth rates.',
      es: 'Grafica funciones exponenciales con traslaciones y reescribe sus bases para mostrar tasas de crecimiento.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-IF.C.7e', 'F-IF.C.8b', 'A-SSE.B.3c', 'AP-PRECALC-2.3', 'AP-PRECALC-2.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'logarithmic-equations': {
    name: { en: 'Solve logarithmic equations', es: 'Resolver ecuaciones logarítmicas' },
    description: {
      en: 'Condense logarithms to solve an equation and reject solutions outside the domain.',
      es: 'Condensa logaritmos para resolver una ecuación y descarta las soluciones fuera del dominio.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-BF.B.5', 'A-REI.A.2', 'AP-PRECALC-2.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'logarithmic-function-graph': {
    name: { en: 'Graph logarithmic functions', es: 'Graficar funciones logarítmicas' },
    description: {
      en: 'Graph a logarithmic function and give its domain, asymptote, intercept and inverse.',
      es: 'Grafica una función logarítmica e indica su dominio, asíntota, intersección e inversa.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-IF.C.7e', 'F-BF.B.5', 'AP-PRECALC-2.10', 'AP-PRECALC-2.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compound-continuous-growth-models': {
    name: {
      en: 'Exponential models: compound interest, growth, decay',
      es: 'Modelos exponenciales: interés compuesto, crecimiento y decaimiento',
    },
    description: {
      en: 'Use exponential models to find balances, amounts, rates or times, including continuous compounding.',
      es: 'Usa modelos exponenciales para hallar saldos, cantidades, tasas o tiempos, incluso con interés continuo.',
    },
    domain: 'Exponentials & Logarithms',
    standards: ['F-LE.A.4', 'F-LE.B.5', 'F-BF.A.1a', 'A-CED.A.1', 'A-SSE.B.3c', 'AP-PRECALC-2.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'translate-sequence-formulas': {
    name: { en: 'Explicit and recursive formulas for sequences', es: 'Fórmulas explícitas y recursivas de sucesiones' },
    description: {
      en: 'Write explicit and recursive formulas for sequences and change one kind into the other.',
      es: 'Escribe fórmulas explícitas y recursivas de sucesiones y convierte un tipo en el otro.',
    },
    domain: 'Sequences & Series',
    standards: ['F-BF.A.2', 'F-IF.A.3', 'F-LE.A.2', 'AP-PRECALC-2.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'arithmetic-series-sums': {
    name: { en: 'Arithmetic series and sigma notation', es: 'Series aritméticas y notación sigma' },
    description: {
      en: 'Find the sum of an arithmetic series or write the series in sigma notation.',
      es: 'Halla la suma de una serie aritmética o escribe la serie en notación sigma.',
    },
    domain: 'Sequences & Series',
    standards: ['A-SSE.B.4', 'F-BF.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'radian-degree-conversion': {
    name: { en: 'Radians and degrees', es: 'Radianes y grados' },
    description: {
      en: 'Convert angles between degrees and radians and find coterminal angles and arc lengths.',
      es: 'Convierte ángulos entre grados y radianes y halla ángulos coterminales y longitudes de arco.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sine-cosine-graph-features': {
    name: { en: 'Graphs of sine and cosine', es: 'Gráficas de seno y coseno' },
    description: {
      en: 'Find amplitude, period, midline and phase shift of sine and cosine functions and graph them.',
      es: 'Halla la amplitud, el período, la línea media y el desfase de funciones seno y coseno y grafícalas.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.B.5', 'F-IF.C.7e', 'AP-PRECALC-3.4', 'AP-PRECALC-3.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-identity-trig-values': {
    name: {
      en: 'Find trig values with the Pythagorean identity',
      es: 'Valores trigonométricos con la identidad pitagórica',
    },
    description: {
      en: 'Use one trigonometric value and the quadrant to find the other values of an angle.',
      es: 'Usa un valor trigonométrico y el cuadrante para hallar los demás valores de un ángulo.',
    },
    domain: 'Trigonometry (introduction)',
    standards: ['F-TF.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'graphical-equation-solutions': {
    name: { en: 'Approximate solutions by graph and table', es: 'Soluciones aproximadas con gráficas y tablas' },
    description: {
      en: 'Narrow down solutions of an equation with graphs and tables to a stated accuracy.',
      es: 'Aproxima las soluciones de una ecuación con gráficas y tablas hasta una precisión dada.',
    },
    domain: 'Modeling & Equations',
    standards: ['A-REI.D.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rearrange-nonlinear-formulas': {
    name: {
      en: 'Rearrange formulas with powers, roots and fractions',
      es: 'Despejar variables en fórmulas no lineales',
    },
    description: {
      en: 'Solve formulas with powers, roots or fractions for a variable that may appear twice.',
      es: 'Despeja de fórmulas con potencias, raíces o fracciones una variable que puede aparecer dos veces.',
    },
    domain: 'Modeling & Equations',
    standards: ['A-CED.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
