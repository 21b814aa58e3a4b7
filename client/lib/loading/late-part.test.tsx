import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { latePart, useLatePart } from './late-part.ts';

const Panel = () => <p>panel</p>;

test('a part is shown once it is wanted and its code is loaded, which happens once', async () => {
  const fetchPart = jest.fn(async () => ({ Panel }));
  const part = latePart(fetchPart);
  function Place({ open }: { open: boolean }) {
    const code = useLatePart(part, open);
    return code ? <code.Panel /> : <p>closed</p>;
  }
  const { rerender } = render(<Place open={false} />);
  expect(fetchPart).not.toHaveBeenCalled();
  rerender(<Place open />);
  expect(screen.getByText('closed')).toBeDefined();
  await act(async () => {});
  expect(screen.getByText('panel')).toBeDefined();
  rerender(<Place open={false} />);
  rerender(<Place open />);
  expect(screen.getByText('panel')).toBeDefined();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('code that cannot be loaded is reported, and loaded again the next time', async () => {
  const fetchPart = jest.fn<() => Promise<{ Panel: typeof Panel }>>(async () => ({ Panel }));
  fetchPart.mockRejectedValueOnce(new TypeError('no fetch'));
  const part = latePart(fetchPart);
  const onMissing = jest.fn();
  function Place({ open }: { open: boolean }) {
    const code = useLatePart(part, open, onMissing);
    return code ? <code.Panel /> : null;
  }
  const { rerender } = render(<Place open />);
  await act(async () => {});
  expect(onMissing).toHaveBeenCalledTimes(1);
  rerender(<Place open={false} />);
  rerender(<Place open />);
  await act(async () => {});
  expect(screen.getByText('panel')).toBeDefined();
});
