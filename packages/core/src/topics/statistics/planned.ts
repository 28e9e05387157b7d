import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'variable-types-categorical-displays': {
    name: {
      en: 'Variable types and categorical data displays',
      es: 'Tipos de variables y gráficas de datos categóricos',
    },
    description: {
      en: 'Classify variables and use frequency tables and bar charts to compare categorical data.',
      es: 'Clasifica variables y usa tablas de frecuencia y gráficas de barras para comparar datos categóricos.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['AP-STAT-1.2', 'AP-STAT-1.3', 'AP-STAT-1.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'describe-distribution-histogram-stemplot': {
    name: {
      en: 'Describe distributions from dotplots, histograms and stemplots',
      es: 'Describir distribuciones con diagramas de puntos, histogramas y diagramas de tallo y hojas',
    },
    description: {
      en: 'Read a display of data and describe its shape, center, spread, gaps and outliers.',
      es: 'Lee una gráfica de datos y describe su forma, centro, dispersión, huecos y valores atípicos.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.1', 'S-ID.A.3', 'AP-STAT-1.5', 'AP-STAT-1.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compare-distributions-boxplots': {
    name: { en: 'Compare two distributions', es: 'Comparar dos distribuciones' },
    description: {
      en: 'Compare the shape, center, spread and outliers of two groups shown in boxplots or stemplots.',
      es: 'Compara la forma, el centro, la dispersión y los valores atípicos de dos grupos en gráficas.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.1', 'S-ID.A.2', 'S-ID.A.3', 'AP-STAT-1.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'empirical-rule-normal': {
    name: { en: 'Empirical rule (68-95-99.7)', es: 'Regla empírica (68-95-99.7)' },
    description: {
      en: 'Use 68, 95 and 99.7 percent to find proportions and values in a normal distribution.',
      es: 'Usa 68, 95 y 99.7 por ciento para hallar proporciones y valores en una distribución normal.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.4', 'AP-STAT-1.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'two-way-conditional-association': {
    name: {
      en: 'Two-way tables: conditional distributions and association',
      es: 'Tablas de doble entrada: distribuciones condicionales y asociación',
    },
    description: {
      en: 'Compare conditional distributions in a two-way table to decide whether two variables are associated.',
      es: 'Compara distribuciones condicionales en una tabla de doble entrada para decidir si dos variables están asociadas.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.5', 'S-CP.A.4', 'AP-STAT-2.1', 'AP-STAT-2.2', 'AP-STAT-2.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'scatterplot-correlation': {
    name: { en: 'Scatterplots and correlation', es: 'Diagramas de dispersión y correlación' },
    description: {
      en: 'Describe scatterplots by direction, form and strength, and calculate or interpret the correlation.',
      es: 'Describe diagramas de dispersión por dirección, forma e intensidad, y calcula o interpreta la correlación.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6a', 'S-ID.C.8', 'S-ID.C.9', 'AP-STAT-2.4', 'AP-STAT-2.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'residual-plot-analysis': {
    name: { en: 'Residuals and departures from linearity', es: 'Residuos y desviaciones de la linealidad' },
    description: {
      en: 'Calculate residuals and use a residual plot to judge whether a linear model is suitable.',
      es: 'Calcula residuos y usa su gráfica para juzgar si un modelo lineal es adecuado.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6b', 'AP-STAT-2.7', 'AP-STAT-2.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sampling-methods-bias': {
    name: { en: 'Sampling methods and bias', es: 'Métodos de muestreo y sesgo' },
    description: {
      en: 'Identify sampling methods, select samples with random digits and recognize sources of bias.',
      es: 'Identifica métodos de muestreo, selecciona muestras con dígitos aleatorios y reconoce fuentes de sesgo.',
    },
    domain: 'Collecting Data',
    standards: ['S-IC.A.1', 'S-IC.B.3', 'AP-STAT-3.2', 'AP-STAT-3.3', 'AP-STAT-3.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'experimental-design-inference': {
    name: { en: 'Design of experiments and conclusions', es: 'Diseño de experimentos y conclusiones' },
    description: {
      en: 'Identify the parts and design of an experiment and decide which conclusions it allows.',
      es: 'Identifica las partes y el diseño de un experimento y decide qué conclusiones permite.',
    },
    domain: 'Collecting Data',
    standards: ['S-IC.B.3', 'S-IC.B.6', 'AP-STAT-3.5', 'AP-STAT-3.6', 'AP-STAT-3.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'simulation-probability-estimate': {
    name: { en: 'Estimate probabilities by simulation', es: 'Estimar probabilidades por simulación' },
    description: {
      en: 'Use random digits to carry out a simulation and estimate a probability from its results.',
      es: 'Usa dígitos aleatorios para hacer una simulación y estima una probabilidad con sus resultados.',
    },
    domain: 'Probability',
    standards: ['S-IC.A.2', 'S-CP.A.1', 'AP-STAT-4.1', 'AP-STAT-4.2', 'S-MD.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'event-operations-addition-rule': {
    name: {
      en: 'Sample spaces, Venn diagrams and the addition rule',
      es: 'Espacios muestrales, diagramas de Venn y la regla de la adición',
    },
    description: {
      en: 'List outcomes or fill in a Venn diagram to find probabilities of unions and intersections.',
      es: 'Enumera resultados o completa un diagrama de Venn para hallar probabilidades de uniones e intersecciones.',
    },
    domain: 'Probability',
    standards: ['S-CP.A.1', 'S-CP.B.7', 'AP-STAT-4.3', 'AP-STAT-4.4', 'AP-STAT-4.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'tree-diagram-multiplication-bayes': {
    name: {
      en: 'Tree diagrams, multiplication rule and Bayes',
      es: 'Diagramas de árbol, regla de la multiplicación y Bayes',
    },
    description: {
      en: 'Multiply and add along a tree diagram to find joint, total and reverse conditional probabilities.',
      es: 'Multiplica y suma en un diagrama de árbol para hallar probabilidades conjuntas, totales y condicionales inversas.',
    },
    domain: 'Probability',
    standards: ['S-CP.B.8', 'S-CP.A.5', 'AP-STAT-4.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'probability-with-counting': {
    name: {
      en: 'Probability using permutations and combinations',
      es: 'Probabilidad con permutaciones y combinaciones',
    },
    description: {
      en: 'Count favorable and possible selections with permutations or combinations to find a probability.',
      es: 'Cuenta selecciones favorables y posibles con permutaciones o combinaciones para hallar una probabilidad.',
    },
    domain: 'Probability',
    standards: ['S-CP.B.9', 'S-MD.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'expected-value-decisions': {
    name: { en: 'Expected value for fair games and decisions', es: 'Valor esperado en juegos justos y decisiones' },
    description: {
      en: 'Calculate expected values to judge games, insurance and other choices under uncertainty.',
      es: 'Calcula valores esperados para juzgar juegos, seguros y otras decisiones bajo incertidumbre.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.B.5a', 'S-MD.B.5b', 'S-MD.B.6', 'S-MD.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'combine-transform-random-variables': {
    name: { en: 'Transform and combine random variables', es: 'Transformar y combinar variables aleatorias' },
    description: {
      en: 'Find the mean and standard deviation of a random variable after scaling, shifting or adding another.',
      es: 'Halla la media y la desviación estándar de variables aleatorias al escalarlas, desplazarlas o sumarlas.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['AP-STAT-4.9', 'S-MD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-distribution-probability': {
    name: { en: 'Geometric distribution', es: 'Distribución geométrica' },
    description: {
      en: 'Find the probability that the first success comes on, before or after a given trial.',
      es: 'Halla la probabilidad de que el primer éxito ocurra en, antes o después de cierto ensayo.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['AP-STAT-4.12', 'S-MD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'sampling-distribution-mean-proportion': {
    name: {
      en: 'Sampling distributions of proportions and means',
      es: 'Distribuciones muestrales de proporciones y medias',
    },
    description: {
      en: 'Find the mean, standard deviation and probabilities of sample means and sample proportions.',
      es: 'Halla la media, la desviación estándar y probabilidades de medias y proporciones muestrales.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: [
      'S-IC.A.1',
      'AP-STAT-5.1',
      'AP-STAT-5.3',
      'AP-STAT-5.4',
      'AP-STAT-5.5',
      'AP-STAT-5.6',
      'AP-STAT-5.7',
      'AP-STAT-5.8',
    ],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'confidence-interval-means': {
    name: { en: 'Confidence intervals for means', es: 'Intervalos de confianza para medias' },
    description: {
      en: 'Construct and interpret a t interval for one mean, paired data or two means.',
      es: 'Construye e interpreta un intervalo t para una media, datos pareados o dos medias.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.4', 'AP-STAT-7.2', 'AP-STAT-7.3', 'AP-STAT-7.6', 'AP-STAT-7.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'hypothesis-test-setup-errors': {
    name: { en: 'Hypotheses, p-values and errors', es: 'Hipótesis, valores p y tipos de error' },
    description: {
      en: 'State hypotheses, interpret p-values and describe type I and type II errors in context.',
      es: 'Plantea hipótesis, interpreta valores p y describe errores de tipo I y de tipo II.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.5', 'AP-STAT-6.4', 'AP-STAT-6.5', 'AP-STAT-6.7', 'AP-STAT-7.4', 'AP-STAT-7.8', 'AP-STAT-6.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'one-two-proportion-z-tests': {
    name: { en: 'z-tests for one and two proportions', es: 'Pruebas z para una y dos proporciones' },
    description: {
      en: 'Carry out a z-test about one proportion or two proportions and state a conclusion.',
      es: 'Realiza una prueba z sobre una proporción o dos proporciones y escribe una conclusión.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-6.4', 'AP-STAT-6.5', 'AP-STAT-6.6', 'AP-STAT-6.10', 'AP-STAT-6.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'one-two-mean-t-tests': {
    name: {
      en: 't-tests for one mean, paired data and two means',
      es: 'Pruebas t para una media, datos pareados y dos medias',
    },
    description: {
      en: 'Carry out a t-test about one mean, paired differences or two means and conclude.',
      es: 'Realiza una prueba t sobre una media, diferencias pareadas o dos medias y concluye.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.5', 'AP-STAT-7.4', 'AP-STAT-7.5', 'AP-STAT-7.8', 'AP-STAT-7.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'chi-square-tests': {
    name: {
      en: 'Chi-square tests: goodness of fit, homogeneity, independence',
      es: 'Pruebas de chi cuadrado: bondad de ajuste, homogeneidad e independencia',
    },
    description: {
      en: 'Calculate expected counts and the chi-square statistic and decide about categorical data.',
      es: 'Calcula frecuencias esperadas y el estadístico chi cuadrado y toma una decisión sobre datos categóricos.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-8.1', 'AP-STAT-8.2', 'AP-STAT-8.3', 'AP-STAT-8.4', 'AP-STAT-8.5', 'AP-STAT-8.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'regression-slope-inference': {
    name: { en: 'Inference for regression slope', es: 'Inferencia sobre la pendiente de regresión' },
    description: {
      en: 'Use computer output to build an interval or a test for the slope of a regression line.',
      es: 'Usa resultados de computadora para hacer un intervalo o una prueba de la pendiente de regresión.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-9.2', 'AP-STAT-9.3', 'AP-STAT-9.4', 'AP-STAT-9.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'select-inference-procedure': {
    name: { en: 'Select the right inference procedure', es: 'Elegir el procedimiento de inferencia adecuado' },
    description: {
      en: 'Choose the interval or test that answers a question and check its conditions.',
      es: 'Elige el intervalo o la prueba que responde a una pregunta y comprueba sus condiciones.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['AP-STAT-7.10', 'AP-STAT-8.7', 'AP-STAT-9.6', 'S-IC.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
