import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useUnread } from '#ui/address/address.ts';
import { PrintScreen } from './PrintScreen.tsx';

test('the prerendered list of files is hidden if the address has a query', () => {
  let unread: string | undefined;
  const Asked = () => {
    unread = useUnread();
    return null;
  };
  renderToString(<Asked />);
  expect(unread).toBeTruthy();
  expect(renderToString(<PrintScreen />)).toMatch(new RegExp(`^<div class="[^"]*${unread}`));
});
