import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAwaitsQuery } from '#ui/address/address.ts';
import { PrintScreen } from './PrintScreen.tsx';

test('the prerendered list of files is hidden if the address has a query', () => {
  let awaitsQuery: string | undefined;
  const Asked = () => {
    awaitsQuery = useAwaitsQuery();
    return null;
  };
  renderToString(<Asked />);
  expect(awaitsQuery).toBeTruthy();
  expect(renderToString(<PrintScreen />)).toMatch(new RegExp(`^<div class="[^"]*${awaitsQuery}`));
});
