import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'rate-change-concavity': {
    name: { en: 'Rates of change, increase/decrease and concavity', es: 'Tasas de cambio, crecimiento y concavidad' },
    description: {
      en: 'Calculate average rates of change and decide where a function increases, decreases or changes concavity.',
      es: 'Calcula tasas de cambio promedio y decide dónde una función crece, decrece o cambia de concavidad.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['F-IF.B.4', 'F-IF.B.6', 'AP-PRECALC-1.1', 'AP-PRECALC-1.2', 'AP-PRECALC-1.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-extrema-multiplicity': {
    name: {
      en: 'Polynomial degree, zeros, multiplicity, extrema and symmetry',
      es: 'Polinomios: grado, ceros, multiplicidad, extremos y simetría',
    },
    description: {
      en: "Use factors, graphs or differences to find a polynomial's degree, zeros, extrema and symmetry.",
      es: 'Usa factores, gráficas o diferencias para hallar grado, ceros, extremos y simetría de un polinomio.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-APR.B.3', 'F-IF.C.7c', 'F-BF.B.3', 'AP-PRECALC-1.4', 'AP-PRECALC-1.5', 'AP-PRECALC-1.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polynomial-rational-inequalities': {
    name: { en: 'Polynomial and rational inequalities', es: 'Desigualdades polinómicas y racionales' },
    description: {
      en: 'Use a sign chart to solve polynomial and rational inequalities in interval notation.',
      es: 'Usa una tabla de signos para resolver desigualdades polinómicas y racionales en notación de intervalos.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: ['A-CED.A.1', 'AP-PRECALC-1.7', 'AP-PRECALC-1.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'function-model-selection-construction': {
    name: { en: 'Choose and build a function model', es: 'Elegir y construir un modelo de función' },
    description: {
      en: 'Choose the type of function that fits data or a situation and find its equation.',
      es: 'Elige el tipo de función que se ajusta a los datos o la situación y halla su ecuación.',
    },
    domain: 'Polynomial & Rational Functions',
    standards: [
      'F-BF.A.1a',
      'F-LE.A.1a',
      'F-LE.A.1b',
      'F-LE.A.1c',
      'A-CED.A.2',
      'AP-PRECALC-1.13',
      'AP-PRECALC-1.14',
      'AP-PRECALC-2.6',
    ],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'additive-multiplicative-patterns': {
    name: {
      en: 'Additive versus multiplicative change: sequences and functions',
      es: 'Cambio aditivo y multiplicativo: sucesiones y funciones',
    },
    description: {
      en: 'Use constant differences or ratios to write linear and exponential functions and sequences.',
      es: 'Usa diferencias o razones constantes para escribir funciones y sucesiones lineales y exponenciales.',
    },
    domain: 'Exponential & Logarithmic Functions',
    standards: ['F-LE.A.1a', 'F-LE.A.2', 'F-BF.A.2', 'AP-PRECALC-2.1', 'AP-PRECALC-2.2', 'AP-PRECALC-2.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'exponential-log-inequality-inverse': {
    name: {
      en: 'Exponential and logarithmic inequalities and inverses',
      es: 'Desigualdades e inversas exponenciales y logarítmicas',
    },
    description: {
      en: 'Find inverses of exponential and logarithmic functions and solve inequalities with them.',
      es: 'Halla inversas de funciones exponenciales y logarítmicas y resuelve desigualdades con ellas.',
    },
    domain: 'Exponential & Logarithmic Functions',
    standards: [
      'F-BF.B.5',
      'F-BF.B.4b',
      'F-BF.B.4c',
      'AP-PRECALC-2.4',
      'AP-PRECALC-2.9',
      'AP-PRECALC-2.10',
      'AP-PRECALC-2.11',
      'AP-PRECALC-2.12',
      'AP-PRECALC-2.13',
    ],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'semi-log-data-modeling': {
    name: {
      en: 'Semi-log plots and data modeling with exponentials and logarithms',
      es: 'Gráficas semilogarítmicas y modelado de datos exponenciales y logarítmicos',
    },
    description: {
      en: 'Read a semi-log plot and turn its line into an exponential or logarithmic model.',
      es: 'Lee una gráfica semilogarítmica y convierte su recta en un modelo exponencial o logarítmico.',
    },
    domain: 'Exponential & Logarithmic Functions',
    standards: ['F-LE.A.4', 'F-LE.B.5', 'AP-PRECALC-2.5', 'AP-PRECALC-2.14', 'AP-PRECALC-2.15'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coterminal-angles-angular-speed': {
    name: {
      en: 'Standard position, coterminal angles and angular speed',
      es: 'Ángulos en posición estándar, coterminales y velocidad angular',
    },
    description: {
      en: 'Find coterminal and reference angles, arc lengths, and angular and linear speeds.',
      es: 'Halla ángulos coterminales y de referencia, longitudes de arco y velocidades angulares y lineales.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.A.1', 'AP-PRECALC-3.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'six-trig-function-values': {
    name: { en: 'Six trigonometric functions and symmetry', es: 'Las seis funciones trigonométricas y su simetría' },
    description: {
      en: 'Find the six trigonometric functions of an angle from a point, another value or symmetry.',
      es: 'Halla las seis funciones trigonométricas de un ángulo con un punto, otro valor o la simetría.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.A.2', 'F-TF.A.3', 'F-TF.A.4', 'AP-PRECALC-3.2', 'AP-PRECALC-3.3', 'AP-PRECALC-3.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sinusoid-equation-from-graph': {
    name: {
      en: 'Periodic features and sinusoid equations from graphs or tables',
      es: 'Características periódicas y ecuaciones de sinusoides a partir de gráficas o tablas',
    },
    description: {
      en: 'Read period, amplitude and midline from a graph or table and write a sine or cosine equation.',
      es: 'Lee período, amplitud y línea media en una gráfica o tabla y escribe una ecuación sinusoidal.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.5', 'F-IF.C.7e', 'AP-PRECALC-3.1', 'AP-PRECALC-3.5', 'AP-PRECALC-3.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sinusoidal-context-modeling': {
    name: { en: 'Sinusoidal models in context', es: 'Modelos sinusoidales en contexto' },
    description: {
      en: 'Write or interpret a sine or cosine model for tides, wheels, daylight or temperature.',
      es: 'Escribe o interpreta un modelo de seno o coseno para mareas, ruedas, horas de luz o temperaturas.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.5', 'F-BF.A.1a', 'AP-PRECALC-3.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tangent-reciprocal-graphs': {
    name: {
      en: 'Graphs of tangent, cotangent, secant and cosecant',
      es: 'Gráficas de tangente, cotangente, secante y cosecante',
    },
    description: {
      en: 'Graph tangent, cotangent, secant and cosecant functions and find their periods and asymptotes.',
      es: 'Grafica las funciones tangente, cotangente, secante y cosecante y halla sus períodos y asíntotas.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-IF.C.7e', 'F-TF.B.5', 'AP-PRECALC-3.8', 'AP-PRECALC-3.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'inverse-trig-values': {
    name: { en: 'Inverse trigonometric functions', es: 'Funciones trigonométricas inversas' },
    description: {
      en: 'Evaluate inverse sine, cosine and tangent exactly, alone or composed with other functions.',
      es: 'Evalúa de forma exacta seno, coseno y tangente inversos, solos o compuestos con otras funciones.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.B.6', 'AP-PRECALC-3.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trig-expression-simplification': {
    name: { en: 'Simplify trigonometric expressions', es: 'Simplificar expresiones trigonométricas' },
    description: {
      en: 'Use identities to rewrite a trigonometric expression with fewer functions or terms.',
      es: 'Usa identidades para reescribir una expresión trigonométrica con menos funciones o términos.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.8', 'AP-PRECALC-3.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'trig-identity-verification': {
    name: {
      en: 'Verify trigonometric identities (fill the steps)',
      es: 'Verificar identidades trigonométricas (completar los pasos)',
    },
    description: {
      en: 'Fill in, order or correct the steps that change one side of an identity into the other.',
      es: 'Completa, ordena o corrige los pasos que convierten un lado de una identidad en el otro.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.8', 'F-TF.C.9', 'AP-PRECALC-3.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'double-half-angle-formulas': {
    name: { en: 'Double- and half-angle formulas', es: 'Fórmulas del ángulo doble y del ángulo medio' },
    description: {
      en: 'Use double-angle and half-angle formulas to find exact values and solve equations.',
      es: 'Usa las fórmulas del ángulo doble y del ángulo medio para hallar valores exactos y resolver ecuaciones.',
    },
    domain: 'Trigonometric Functions',
    standards: ['F-TF.C.9', 'AP-PRECALC-3.12'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-area-sine-heron': {
    name: {
      en: "Area of a triangle: sine formula and Heron's formula",
      es: 'Área de un triángulo: fórmula del seno y de Herón',
    },
    description: {
      en: 'Find the area of a triangle from two sides and an angle or from three sides.',
      es: 'Halla el área de un triángulo con dos lados y un ángulo o con los tres lados.',
    },
    domain: 'Triangles & Vectors',
    standards: ['G-SRT.D.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vector-operations-graphical': {
    name: { en: 'Add, subtract and scale vectors', es: 'Sumar, restar y multiplicar vectores por escalares' },
    description: {
      en: 'Add, subtract and scale vectors with components or arrows on a grid.',
      es: 'Suma, resta y multiplica vectores por escalares con componentes o flechas en una cuadrícula.',
    },
    domain: 'Triangles & Vectors',
    standards: ['N-VM.B.4a', 'N-VM.B.4c', 'N-VM.B.5a', 'N-VM.B.5b', 'AP-PRECALC-4.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'vector-velocity-force-problems': {
    name: { en: 'Velocity and force problems with vectors', es: 'Problemas de velocidad y fuerza con vectores' },
    description: {
      en: 'Add vectors to find the resulting speed, force or heading in a real situation.',
      es: 'Suma vectores para hallar la rapidez, la fuerza o el rumbo resultante en una situación real.',
    },
    domain: 'Triangles & Vectors',
    standards: ['N-VM.A.3', 'N-VM.B.4b'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dot-product-angle-projection': {
    name: { en: 'Dot product, angle and projection', es: 'Producto punto, ángulo y proyección' },
    description: {
      en: 'Calculate dot products to find angles, test for right angles and project one vector onto another.',
      es: 'Calcula productos punto para hallar ángulos, comprobar perpendicularidad y proyectar un vector sobre otro.',
    },
    domain: 'Triangles & Vectors',
    standards: ['AP-PRECALC-4.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polar-curve-graphs': {
    name: {
      en: 'Graphs and rates of change of polar functions',
      es: 'Gráficas y tasas de cambio de funciones polares',
    },
    description: {
      en: 'Name, sketch and analyze circles, roses, cardioids and spirals given by polar equations.',
      es: 'Nombra, traza y analiza círculos, rosas, cardioides y espirales dados por ecuaciones polares.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['AP-PRECALC-3.14', 'AP-PRECALC-3.15'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'complex-plane-geometry': {
    name: { en: 'Complex numbers in the plane', es: 'Números complejos en el plano' },
    description: {
      en: 'Plot complex numbers and use the plane to find moduli, distances, midpoints and rotations.',
      es: 'Ubica números complejos y usa el plano para hallar módulos, distancias, puntos medios y rotaciones.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['N-CN.B.5', 'N-CN.B.6', 'N-CN.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'complex-polar-de-moivre': {
    name: {
      en: 'Polar form of complex numbers, powers and roots',
      es: 'Forma polar de números complejos, potencias y raíces',
    },
    description: {
      en: 'Write complex numbers in polar form and find their products, powers and roots.',
      es: 'Escribe números complejos en forma polar y halla sus productos, potencias y raíces.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['N-CN.B.4', 'N-CN.B.5', 'AP-PRECALC-3.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parametric-equation-elimination': {
    name: {
      en: 'Parametric equations: graph and eliminate the parameter',
      es: 'Ecuaciones paramétricas: graficar y eliminar el parámetro',
    },
    description: {
      en: 'Plot a parametric curve with its direction and write it as one equation in x and y.',
      es: 'Traza una curva paramétrica con su dirección y escríbela como una sola ecuación en x e y.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['AP-PRECALC-4.1', 'AP-PRECALC-4.4', 'AP-PRECALC-4.7', 'AP-PRECALC-4.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parametric-planar-motion': {
    name: {
      en: 'Planar motion with parametric and vector-valued functions',
      es: 'Movimiento en el plano con funciones paramétricas y vectoriales',
    },
    description: {
      en: 'Use parametric functions to find positions, directions, average rates and extreme points of a motion.',
      es: 'Usa funciones paramétricas para hallar posiciones, direcciones, tasas promedio y puntos extremos de un movimiento.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['AP-PRECALC-4.2', 'AP-PRECALC-4.3', 'AP-PRECALC-4.9', 'N-VM.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'conic-general-form-classify': {
    name: {
      en: 'Classify conics and analyze general form equations',
      es: 'Clasificar cónicas y analizar su ecuación general',
    },
    description: {
      en: 'Identify a conic from its general equation and complete squares to find its features.',
      es: 'Identifica una cónica por su ecuación general y completa cuadrados para hallar sus características.',
    },
    domain: 'Polar, Parametric & Complex',
    standards: ['G-GPE.A.1', 'G-GPE.A.2', 'G-GPE.A.3', 'AP-PRECALC-4.5', 'AP-PRECALC-4.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-linear-transformations': {
    name: { en: 'Matrices as transformations of the plane', es: 'Matrices como transformaciones del plano' },
    description: {
      en: 'Use a matrix to transform points of the plane and find how areas change.',
      es: 'Usa una matriz para transformar puntos del plano y hallar cómo cambian las áreas.',
    },
    domain: 'Matrices & Modeling',
    standards: ['N-VM.C.11', 'N-VM.C.12', 'AP-PRECALC-4.12', 'AP-PRECALC-4.13'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'matrix-transition-models': {
    name: { en: 'Matrices modeling contexts (transition models)', es: 'Modelos con matrices de transición' },
    description: {
      en: 'Write a transition matrix for a situation and find later, earlier or steady states.',
      es: 'Escribe una matriz de transición para una situación y halla estados futuros, anteriores o estables.',
    },
    domain: 'Matrices & Modeling',
    standards: ['N-VM.C.6', 'N-VM.C.8', 'AP-PRECALC-4.10', 'AP-PRECALC-4.11', 'AP-PRECALC-4.14'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
