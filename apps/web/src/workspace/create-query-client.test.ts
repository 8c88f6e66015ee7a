import { ApiError } from '@odu/api-contract';
import { API_ERROR_MESSAGES } from '@odu/domain';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const SENTENCE = API_ERROR_MESSAGES[0];

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  onlineManager.setOnline(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const goOnline = () => {
  vi.stubGlobal('navigator', { onLine: true });
  onlineManager.setOnline(true);
};

const setUp = () => {
  const showError = vi.fn<(text: string) => void>();
  const queryClient = createQueryClient(showError);
  const call = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError(0)));
  return { showError, queryClient, call };
};

test('without a network a button has its sentence at once', async () => {
  const { showError, queryClient, call } = setUp();
  const mutation = new MutationObserver(queryClient, { mutationFn: call });
  await expect(mutation.mutate()).rejects.toBeInstanceOf(ApiError);
  expect(showError).toHaveBeenCalledExactlyOnceWith(SENTENCE);
});

test('without a network a page has its failure at the first try, and its content when the network is back', async () => {
  const { showError, queryClient, call } = setUp();
  queryClient.mount();
  const observer = new QueryObserver(queryClient, { queryKey: ['page'], queryFn: call });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  expect(call).toHaveBeenCalledOnce();
  expect(showError).toHaveBeenCalledExactlyOnceWith(SENTENCE);
  vi.stubGlobal('navigator', { onLine: true });
  call.mockResolvedValue('content');
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('content');
  stop();
  queryClient.unmount();
});

test('the end of a session is not told: the forced logout has told it', async () => {
  const { showError, queryClient, call } = setUp();
  goOnline();
  call.mockRejectedValue(new ApiError(401));
  await expect(queryClient.fetchQuery({ queryKey: ['page'], queryFn: call })).rejects.toBeInstanceOf(
    ApiError,
  );
  await expect(new MutationObserver(queryClient, { mutationFn: call }).mutate()).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(call).toHaveBeenCalledTimes(2);
  expect(showError).not.toHaveBeenCalled();
});

test('what is shown stays, and nothing is said of its newest state', async () => {
  const { showError, queryClient, call } = setUp();
  queryClient.setQueryData(['page'], 'content');
  await expect(
    queryClient.fetchQuery({ queryKey: ['page'], queryFn: call, staleTime: 0 }),
  ).rejects.toBeInstanceOf(ApiError);
  expect(queryClient.getQueryData(['page'])).toBe('content');
  expect(showError).not.toHaveBeenCalled();
  call.mockRejectedValue(new ApiError(403));
  await queryClient.fetchQuery({ queryKey: ['page'], queryFn: call, staleTime: 0 }).catch(() => undefined);
  expect(showError).toHaveBeenCalledOnce();
});

test('a silent call, which tells its failure itself or not at all, is not told here', async () => {
  const { showError, queryClient, call } = setUp();
  const meta = { silent: true };
  await queryClient.fetchQuery({ queryKey: ['page'], queryFn: call, meta }).catch(() => undefined);
  await new MutationObserver(queryClient, { mutationFn: call, meta }).mutate().catch(() => undefined);
  expect(call).toHaveBeenCalledTimes(2);
  expect(showError).not.toHaveBeenCalled();
});

describe('with a network', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    goOnline();
  });
  afterEach(() => vi.useRealTimers());

  test.for([0, 500, 502, 503, 504])(
    'a call that failed by %i is made again twice, and told only when the third one fails',
    async (status) => {
      const { showError, queryClient, call } = setUp();
      call.mockRejectedValueOnce(new ApiError(status)).mockRejectedValueOnce(new ApiError(status));
      call.mockResolvedValueOnce('content').mockRejectedValue(new ApiError(status));
      const passed = queryClient.fetchQuery({ queryKey: ['page'], queryFn: call });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await passed).toBe('content');
      expect(showError).not.toHaveBeenCalled();
      const failed = queryClient
        .fetchQuery({ queryKey: ['other'], queryFn: call })
        .catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failed).toBeInstanceOf(ApiError);
      expect(call).toHaveBeenCalledTimes(6);
      expect(showError).toHaveBeenCalledOnce();
    },
  );

  test.for([400, 403, 404, 409, 422, 429])(
    'a call that the server refuses by %i is told at once',
    async (status) => {
      const { showError, queryClient, call } = setUp();
      call.mockRejectedValue(new ApiError(status));
      await expect(queryClient.fetchQuery({ queryKey: ['page'], queryFn: call })).rejects.toBeInstanceOf(
        ApiError,
      );
      expect(call).toHaveBeenCalledOnce();
      expect(showError).toHaveBeenCalledOnce();
    },
  );
});
