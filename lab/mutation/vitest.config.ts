import { testsOf } from './testsOf.ts';

export default testsOf('src/{server,offline,storage}/**/*.test.ts', 'src/site/{loader,scheduling}.test.ts');
