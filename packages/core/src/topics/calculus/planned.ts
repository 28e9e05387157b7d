import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'limits-from-graphs-tables': {
    name: { en: 'Limits from graphs and tables', es: 'Límites a partir de gráficas y tablas' },
    description: {
      en: 'Read one-sided and two-sided limits from a graph or estimate them from a table.',
      es: 'Lee límites laterales y bilaterales en una gráfica o estímalos con una tabla.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.2', 'AP-CALC-1.3', 'AP-CALC-1.4', 'AP-CALC-1.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'squeeze-theorem-trig-limits': {
    name: {
      en: 'Special trigonometric limits and the squeeze theorem',
      es: 'Límites trigonométricos especiales y teorema del emparedado',
    },
    description: {
      en: 'Evaluate limits with sine and cosine by known limits or by bounding a function.',
      es: 'Calcula límites con seno y coseno usando límites conocidos o acotando una función.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'continuity-discontinuity-parameters': {
    name: {
      en: 'Continuity, types of discontinuity and parameters',
      es: 'Continuidad, tipos de discontinuidad y parámetros',
    },
    description: {
      en: 'Classify discontinuities and find constants that make a piecewise function continuous.',
      es: 'Clasifica discontinuidades y halla constantes que hacen continua una función por partes.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.10', 'AP-CALC-1.11', 'AP-CALC-1.12', 'AP-CALC-1.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'infinite-limits-at-infinity': {
    name: {
      en: 'Infinite limits, limits at infinity and asymptotes',
      es: 'Límites infinitos, límites al infinito y asíntotas',
    },
    description: {
      en: 'Evaluate infinite limits and limits at infinity to find vertical and horizontal asymptotes.',
      es: 'Calcula límites infinitos y límites al infinito para hallar asíntotas verticales y horizontales.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.14', 'AP-CALC-1.15'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'intermediate-value-theorem': {
    name: { en: 'Intermediate value theorem', es: 'Teorema del valor intermedio' },
    description: {
      en: 'Decide whether continuity guarantees that a function takes a value on an interval.',
      es: 'Decide si la continuidad garantiza que una función toma cierto valor en un intervalo.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.16'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-limit-definition': {
    name: { en: 'Derivative from the limit definition', es: 'La derivada a partir de la definición con límites' },
    description: {
      en: 'Use the limit of a difference quotient to find a derivative or recognize one.',
      es: 'Usa el límite de un cociente de diferencias para hallar una derivada o reconocerla.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.1', 'AP-CALC-2.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-estimates-context': {
    name: {
      en: 'Estimate and interpret derivatives from graphs, tables and contexts',
      es: 'Estimar e interpretar derivadas con gráficas, tablas y contextos',
    },
    description: {
      en: 'Estimate a derivative from a graph or table and explain its meaning with units.',
      es: 'Estima una derivada con una gráfica o tabla y explica su significado con unidades.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.1', 'AP-CALC-2.3', 'AP-CALC-4.1', 'AP-CALC-4.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'differentiability-piecewise': {
    name: { en: 'Differentiability and continuity', es: 'Derivabilidad y continuidad' },
    description: {
      en: 'Decide where a function is continuous and differentiable, or find constants that make it so.',
      es: 'Decide dónde una función es continua y derivable, o halla constantes para que lo sea.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trig-exp-log-derivatives': {
    name: {
      en: 'Derivatives of trigonometric, exponential and logarithmic functions',
      es: 'Derivadas de funciones trigonométricas, exponenciales y logarítmicas',
    },
    description: {
      en: 'Differentiate sums of trigonometric, exponential and logarithmic functions and evaluate the derivatives.',
      es: 'Deriva sumas de funciones trigonométricas, exponenciales y logarítmicas y evalúa las derivadas.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-2.7', 'AP-CALC-2.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'inverse-function-derivatives': {
    name: {
      en: 'Derivatives of inverse and inverse trig functions',
      es: 'Derivadas de funciones inversas e inversas trigonométricas',
    },
    description: {
      en: 'Find the derivative of an inverse function at a point and differentiate inverse trigonometric functions.',
      es: 'Halla la derivada de una función inversa en un punto y deriva funciones trigonométricas inversas.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.3', 'AP-CALC-3.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-technique-selection-higher-order': {
    name: {
      en: 'Derivatives with several rules, higher-order and logarithmic',
      es: 'Derivadas con varias reglas, de orden superior y derivación logarítmica',
    },
    description: {
      en: 'Choose and combine derivative rules, find higher-order derivatives or take logarithms first.',
      es: 'Elige y combina reglas de derivación, halla derivadas de orden superior o aplica primero logaritmos.',
    },
    domain: 'Derivatives: Definition & Rules',
    standards: ['AP-CALC-3.5', 'AP-CALC-3.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'motion-derivative-analysis': {
    name: { en: 'Motion on a line with derivatives', es: 'Movimiento rectilíneo con derivadas' },
    description: {
      en: 'Use velocity and acceleration to tell when a particle stops, turns, speeds up or slows down.',
      es: 'Usa la velocidad y la aceleración para decir cuándo una partícula se detiene, gira, acelera o frena.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'related-rates-problems': {
    name: { en: 'Related rates', es: 'Tasas de cambio relacionadas' },
    description: {
      en: 'Differentiate a relation between changing quantities to find one rate from another.',
      es: 'Deriva una relación entre cantidades que cambian para hallar una tasa a partir de otra.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.4', 'AP-CALC-4.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'linear-approximation-differentials': {
    name: { en: 'Linear approximation and differentials', es: 'Aproximación lineal y diferenciales' },
    description: {
      en: 'Use a tangent line or a differential to approximate function values and errors.',
      es: 'Usa una recta tangente o un diferencial para aproximar valores y errores de una función.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'lhopital-rule-limits': {
    name: { en: "L'Hospital's rule", es: "Regla de L'Hôpital" },
    description: {
      en: 'Differentiate numerator and denominator to evaluate limits of indeterminate forms.',
      es: 'Deriva el numerador y el denominador para calcular límites de formas indeterminadas.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-4.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'mean-value-rolle-theorem': {
    name: { en: "Mean value theorem and Rolle's theorem", es: 'Teorema del valor medio y teorema de Rolle' },
    description: {
      en: 'Check the hypotheses of the theorem and find every point it guarantees.',
      es: 'Comprueba las hipótesis del teorema y halla todos los puntos que garantiza.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'first-derivative-test-intervals': {
    name: {
      en: 'Increasing/decreasing and the first derivative test',
      es: 'Crecimiento, decrecimiento y criterio de la primera derivada',
    },
    description: {
      en: 'Use the sign of the first derivative to find increasing intervals, decreasing intervals and local extrema.',
      es: 'Usa el signo de la primera derivada para hallar intervalos de crecimiento, decrecimiento y extremos locales.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.3', 'AP-CALC-5.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'concavity-second-derivative-test': {
    name: {
      en: 'Concavity, inflection points and the second derivative test',
      es: 'Concavidad, puntos de inflexión y criterio de la segunda derivada',
    },
    description: {
      en: 'Use the second derivative to find concavity, inflection points and the type of each extremum.',
      es: 'Usa la segunda derivada para hallar la concavidad, los puntos de inflexión y el tipo de extremo.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.6', 'AP-CALC-5.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'derivative-graph-connections': {
    name: { en: "Connect graphs of f, f' and f''", es: "Relacionar las gráficas de f, f' y f''" },
    description: {
      en: 'Match or sketch the graphs of a function and its first and second derivatives.',
      es: 'Relaciona o traza las gráficas de una función y de su primera y segunda derivada.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.8', 'AP-CALC-5.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'optimization-calculus': {
    name: { en: 'Optimization problems', es: 'Problemas de optimización' },
    description: {
      en: 'Write a function of one variable for a situation and find its greatest or least value.',
      es: 'Escribe una función de una variable para una situación y halla su valor máximo o mínimo.',
    },
    domain: 'Applications of Derivatives',
    standards: ['AP-CALC-5.10', 'AP-CALC-5.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'definite-integral-geometry-properties': {
    name: {
      en: 'Definite integrals from geometry and properties',
      es: 'Integrales definidas con geometría y propiedades',
    },
    description: {
      en: 'Evaluate definite integrals with areas of simple figures and the properties of integrals.',
      es: 'Calcula integrales definidas con áreas de figuras simples y las propiedades de las integrales.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.1', 'AP-CALC-6.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'accumulation-function-ftc': {
    name: {
      en: 'Accumulation functions and FTC part 1',
      es: 'Funciones de acumulación y teorema fundamental del cálculo (parte 1)',
    },
    description: {
      en: 'Evaluate, differentiate and analyze functions defined as integrals with a variable limit.',
      es: 'Evalúa, deriva y analiza funciones definidas como integrales con un límite variable.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.4', 'AP-CALC-6.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'integral-division-square-trig': {
    name: {
      en: 'Integrals with division, completing the square and trig powers',
      es: 'Integrales con división, completar el cuadrado y potencias trigonométricas',
    },
    description: {
      en: 'Rewrite an integrand by division, completing the square or trigonometric identities and integrate it.',
      es: 'Reescribe el integrando dividiendo, completando el cuadrado o con identidades trigonométricas e intégralo.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.10', 'AP-CALC-6.14'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'partial-fraction-integrals': {
    name: { en: 'Integrals with partial fractions', es: 'Integrales con fracciones parciales' },
    description: {
      en: 'Split a rational integrand into simpler fractions and integrate each one.',
      es: 'Descompón un integrando racional en fracciones más simples e integra cada una de ellas.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'improper-integral-evaluation': {
    name: { en: 'Improper integrals', es: 'Integrales impropias' },
    description: {
      en: 'Write an improper integral as a limit and find its value or show that it diverges.',
      es: 'Escribe una integral impropia como límite y halla su valor o muestra que diverge.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'de-verification-modeling': {
    name: { en: 'Write and verify differential equations', es: 'Plantear y verificar ecuaciones diferenciales' },
    description: {
      en: 'Write a differential equation for a description and check whether a function satisfies it.',
      es: 'Escribe una ecuación diferencial para una descripción y comprueba si una función la cumple.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.1', 'AP-CALC-7.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'euler-method': {
    name: { en: "Euler's method", es: 'Método de Euler' },
    description: {
      en: 'Take small steps along slopes to approximate a solution of a differential equation.',
      es: 'Avanza en pasos pequeños según las pendientes para aproximar una solución de una ecuación diferencial.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'growth-logistic-models': {
    name: {
      en: 'Exponential and logistic differential models',
      es: 'Modelos diferenciales exponenciales y logísticos',
    },
    description: {
      en: 'Solve and interpret models of exponential and logistic growth from given data.',
      es: 'Resuelve e interpreta modelos de crecimiento exponencial y logístico a partir de ciertos datos.',
    },
    domain: 'Differential Equations',
    standards: ['AP-CALC-7.8', 'AP-CALC-7.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'average-value-function': {
    name: { en: 'Average value of a function', es: 'Valor promedio de una función' },
    description: {
      en: 'Integrate to find the average value of a function on an interval and interpret it.',
      es: 'Integra para hallar el valor promedio de una función en un intervalo e interprétalo.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'motion-accumulation-integrals': {
    name: { en: 'Motion and accumulation with integrals', es: 'Movimiento y acumulación con integrales' },
    description: {
      en: 'Integrate velocities and rates to find positions, distances and accumulated amounts.',
      es: 'Integra velocidades y tasas para hallar posiciones, distancias y cantidades acumuladas.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.2', 'AP-CALC-8.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cross-section-volume-integrals': {
    name: { en: 'Volumes with known cross sections', es: 'Volúmenes de sólidos con secciones transversales conocidas' },
    description: {
      en: 'Integrate the areas of square, triangular or semicircular slices to find a volume.',
      es: 'Integra las áreas de secciones cuadradas, triangulares o semicirculares para hallar un volumen.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.7', 'AP-CALC-8.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'disk-washer-shell-volumes': {
    name: {
      en: 'Volumes of revolution: disks, washers and shells',
      es: 'Volúmenes de revolución: discos, arandelas y capas cilíndricas',
    },
    description: {
      en: 'Set up and evaluate integrals for the volume of a region rotated about a line.',
      es: 'Plantea y calcula integrales para el volumen de una región que gira alrededor de una recta.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.9', 'AP-CALC-8.10', 'AP-CALC-8.11', 'AP-CALC-8.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'arc-length-curve': {
    name: { en: 'Arc length of curves', es: 'Longitud de arco de curvas' },
    description: {
      en: 'Set up and evaluate an integral for the length of a curve.',
      es: 'Plantea y calcula una integral para la longitud de una curva.',
    },
    domain: 'Applications of Integrals',
    standards: ['AP-CALC-8.13', 'AP-CALC-9.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parametric-derivatives': {
    name: { en: 'Derivatives of parametric equations', es: 'Derivadas de ecuaciones paramétricas' },
    description: {
      en: 'Find slopes, tangent lines and concavity of a curve given by parametric equations.',
      es: 'Halla pendientes, rectas tangentes y concavidad de una curva dada por ecuaciones paramétricas.',
    },
    domain: 'Parametric, Polar & Vector (BC)',
    standards: ['AP-CALC-9.1', 'AP-CALC-9.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vector-valued-planar-motion': {
    name: { en: 'Vector-valued functions and planar motion', es: 'Funciones vectoriales y movimiento en el plano' },
    description: {
      en: 'Find the position, velocity, speed and distance of a particle that moves in the plane.',
      es: 'Halla la posición, la velocidad, la rapidez y la distancia de una partícula en el plano.',
    },
    domain: 'Parametric, Polar & Vector (BC)',
    standards: ['AP-CALC-9.4', 'AP-CALC-9.5', 'AP-CALC-9.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polar-derivative-area': {
    name: { en: 'Polar slopes and areas', es: 'Pendientes y áreas en coordenadas polares' },
    description: {
      en: 'Find slopes of polar curves and areas of the regions they bound.',
      es: 'Halla pendientes de curvas polares y áreas de las regiones que limitan.',
    },
    domain: 'Parametric, Polar & Vector (BC)',
    standards: ['AP-CALC-9.7', 'AP-CALC-9.8', 'AP-CALC-9.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sequence-series-geometric-divergence': {
    name: {
      en: 'Series: partial sums, geometric and divergence test',
      es: 'Series: sumas parciales, series geométricas y criterio de divergencia',
    },
    description: {
      en: 'Find limits of sequences, partial sums and sums of geometric or telescoping series.',
      es: 'Halla límites de sucesiones, sumas parciales y sumas de series geométricas o telescópicas.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.1', 'AP-CALC-10.2', 'AP-CALC-10.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'integral-p-comparison-tests': {
    name: {
      en: 'Integral test, p-series and comparison tests',
      es: 'Criterio de la integral, series p y criterios de comparación',
    },
    description: {
      en: 'Decide whether a series converges by integrating or comparing it with a known series.',
      es: 'Decide si una serie converge integrando o comparándola con una serie conocida.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.4', 'AP-CALC-10.5', 'AP-CALC-10.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'alternating-ratio-absolute-tests': {
    name: {
      en: 'Alternating, ratio and absolute convergence',
      es: 'Series alternantes, criterio de la razón y convergencia absoluta',
    },
    description: {
      en: 'Classify a series as absolutely convergent, conditionally convergent or divergent and bound its error.',
      es: 'Clasifica una serie como absolutamente convergente, condicionalmente convergente o divergente y acota su error.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.7', 'AP-CALC-10.8', 'AP-CALC-10.9', 'AP-CALC-10.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'taylor-polynomial-error': {
    name: { en: 'Taylor polynomials and error bounds', es: 'Polinomios de Taylor y cotas de error' },
    description: {
      en: 'Write a Taylor polynomial, use it to approximate values and bound the error.',
      es: 'Escribe un polinomio de Taylor, úsalo para aproximar valores y acota el error.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.11', 'AP-CALC-10.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'power-series-convergence-interval': {
    name: { en: 'Radius and interval of convergence', es: 'Radio e intervalo de convergencia' },
    description: {
      en: 'Find the radius of convergence of a power series and test the endpoints of its interval.',
      es: 'Halla el radio de convergencia de una serie de potencias y prueba los extremos del intervalo.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
